import { product } from "~/platform/config/product";

/** The address that every legal text ends on. */
export function SupportMail() {
  return (
    <a href={`mailto:${product.supportEmail}`} className="inline-link">
      {product.supportEmail}
    </a>
  );
}
