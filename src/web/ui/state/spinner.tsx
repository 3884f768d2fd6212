/** A turning ring in the colour of its text. Decorative: the loading element has a text or aria-busy. */
export function Spinner({ size = 18 }: { size?: 18 | 24 | 32 }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className="flex-none animate-spin"
      aria-hidden="true"
    >
      <circle cx="9" cy="9" r="8" strokeOpacity=".3" />
      <path d="M9 1a8 8 0 0 1 8 8" />
    </svg>
  )
}
