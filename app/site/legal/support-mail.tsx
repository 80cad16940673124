import { product } from "~/platform/config/product";

/** The support address at the end of every legal text. */
export function SupportMail() {
  return (
    <a href={`mailto:${product.supportEmail}`} className="inline-link">
      {product.supportEmail}
    </a>
  );
}
