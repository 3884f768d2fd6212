import { cx } from '#web/ui/look/cx.ts'

const COLORS: Record<string, string> = {
  pending: 'bg-ink-3',
  viewed: 'bg-info-ink',
  preselected: 'bg-accent',
  interviewed: 'bg-warn-ink',
  accepted: 'bg-ok-ink',
  hired: 'bg-ok-ink',
  rejected: 'bg-bad-ink',
}

/** The small square in the colour of a status. Its label stands beside it. */
export function StatusDot({ status }: { status: string }) {
  return <span aria-hidden="true" className={cx('size-2 flex-none', COLORS[status] ?? 'bg-ink-3')} />
}
