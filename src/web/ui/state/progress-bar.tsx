/** A progress bar: an upload, the used jobs of a plan. `label` is its accessible name. */
export function ProgressBar({ label, value, max = 100 }: { label: string; value: number; max?: number }) {
  return <progress className="bar" aria-label={label} value={value} max={max} />
}
