/** A list of the back office with nothing in it. */
export const None = ({ text }: { text: string }) => (
  <p className="rounded-4 bg-surface-2 p-6 text-text-2">{text}</p>
)
