import { Skeleton } from '#web/ui/state/skeleton.tsx'

/** A placeholder while the form loads. */
export function FormSkeleton() {
  return (
    <div role="status" className="grid min-h-[60rem] content-start gap-4 noscript:hidden">
      <span className="sr-only">Cargando el formulario</span>
      {['h-64', 'h-56', 'h-96'].map((height) => (
        <div key={height} className="rounded-md border border-line bg-surface p-5 lg:p-6">
          <Skeleton className="h-5 w-32" />
          <Skeleton className={`mt-5 ${height}`} />
        </div>
      ))}
    </div>
  )
}
