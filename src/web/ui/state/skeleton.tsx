import { cx } from '#web/ui/look/cx.ts'

/** A grey placeholder; set its size with `className`. */
export function Skeleton({ className }: { className: string }) {
  return <span className={cx('block animate-pulse rounded-xs bg-sunken', className)} />
}

/** Placeholders with the grid of a list row (picture, title, company, two lines). `label` is announced once. */
export function SkeletonRows({ rows = 3, label = 'Cargando' }: { rows?: number; label?: string }) {
  return (
    <div role="status" className="overflow-clip rounded-md border border-line bg-surface">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 border-line p-5 not-last:border-b"
        >
          <Skeleton className="size-12 rounded-[11px]" />
          <div className="grid content-center gap-2">
            <Skeleton className="h-5 w-4/5 max-w-80" />
            <Skeleton className="h-4 w-1/2 max-w-48" />
          </div>
          <div className="col-span-2 grid gap-3 md:col-span-1 md:col-start-2">
            <Skeleton className="h-4 max-w-[60ch]" />
            <Skeleton className="h-4 w-7/10 max-w-[44ch]" />
            <Skeleton className="mt-1 h-5 w-9/20 max-w-64" />
          </div>
        </div>
      ))}
    </div>
  )
}
