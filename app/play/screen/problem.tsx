/** An error message. */
export function Problem({ text }: { text: string | null }) {
  return (
    text && (
      <p className="problem" role="alert">
        {text}
      </p>
    )
  );
}
