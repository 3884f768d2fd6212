import { CompanyPage } from '#web/features/companies/page/company-page.tsx'
import type { OwnCompany } from '#web/features/companies/panel/company-panel.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { SkeletonRows } from '#web/ui/state/skeleton.tsx'
import type { CompanyDraft, CompanyField } from './company-fields.ts'
import { useOwnPage } from './own-page.resource.ts'
import { previewOf } from './page-preview.ts'

type PagePreviewProps = {
  company: OwnCompany
  draft: CompanyDraft
  changed: readonly CompanyField[]
  onClose: () => void
}

/** The public page of the company with the changes that are not saved: the page itself, not a drawing of it. */
export function PagePreviewDialog({ company, draft, changed, onClose }: PagePreviewProps) {
  const { data, error, refetch, isFetching } = useOwnPage(company.id)
  const now = useNow().toISOString()
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title="Vista previa"
      description={
        changed.length > 0
          ? 'Así se verá tu página cuando guardes. Las fotos aparecen cuando las aprobamos.'
          : 'Así ve tu página quien la abre. Las fotos aparecen cuando las aprobamos.'
      }
    >
      {data ? (
        <CompanyPage company={previewOf(data[0], company, { draft, changed })} found={data[1]} now={now} />
      ) : error ? (
        <ErrorState
          title="Error al cargar tu página"
          level={3}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows label="Cargando tu página" />
      )}
    </Dialog>
  )
}
