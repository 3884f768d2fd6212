/** How far something is: an upload, the jobs used of a plan. `label` names it for screen readers. */
export function ProgressBar({ label, value, max = 100 }: { label: string; value: number; max?: number }) {
  return <progress className="bar" aria-label={label} value={value} max={max} />
}
