import { Skeleton } from '#web/ui/state/skeleton.tsx'

/** Placeholders of short entries inside a card: picture, name, line. `label` is announced once. */
export function SkeletonEntries({ entries = 2, label }: { entries?: number; label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className="grid">
        {Array.from({ length: entries }, (_, entry) => (
          <div
            key={entry}
            className="flex items-center gap-4 border-line py-4 not-first:border-t first:pt-0 last:pb-0"
          >
            <Skeleton className="size-12 flex-none rounded-[11px]" />
            <div className="grid grow gap-2">
              <Skeleton className="h-5 w-4/5 max-w-72" />
              <Skeleton className="h-4 w-1/2 max-w-48" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
