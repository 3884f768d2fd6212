import Plus from 'lucide-react/icons/plus'
import { reputationContract } from '#contracts/reputation.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { DeleteQuestion, ItemActions, ItemsNotLoaded } from '../portfolio/own-items.tsx'
import { useOwnItems } from '../portfolio/use-own-items.ts'
import { CertificateDialog } from './certificate-dialog.tsx'
import { CertificateRow } from './certificate-row.tsx'
import { certificatesKey } from './certificates-key.ts'

const words = { gone: 'Certificado eliminado', notGone: 'No se pudo eliminar el certificado.' }

type CertificateEditorProps = {
  professionalId: number
  /** Adding and changing are part of the premium plan; what is there stays and can be taken away. */
  isPremium: boolean
}

/** The own certificates. Needs the query library around it. */
export function CertificateEditor({ professionalId, isPremium }: CertificateEditorProps) {
  const own = useOwnItems({
    queryKey: certificatesKey(professionalId),
    load: () => api.call(reputationContract.certificates, { params: { id: professionalId } }),
    remove: ({ id }) => api.call(reputationContract.deleteCertificate, { params: { id } }),
    words,
  })
  const { items, opened, open } = own
  if (!items) return <ItemsNotLoaded own={own} what="tus certificados" />
  const add = isPremium && (
    <Button variant="secondary" size="sm" onClick={() => open('new')}>
      <Plus className="icon" />
      Agregar certificado
    </Button>
  )
  return (
    <>
      {items.length > 0 && (
        <div className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="text-sm text-ink-2 tabular-nums" role="status">
              {items.length} {items.length === 1 ? 'certificado' : 'certificados'}
            </p>
            {add}
          </div>
          <ul className="rounded-md border border-line bg-surface px-5 lg:px-6">
            {items.map((item) => (
              <CertificateRow
                key={item.id}
                certificate={item}
                level={2}
                actions={<ItemActions own={own} item={item} canEdit={isPremium} />}
              />
            ))}
          </ul>
        </div>
      )}
      {items.length === 0 && isPremium && (
        <Card>
          <EmptyState title="Aún no muestras certificados" action={add}>
            Los cursos y títulos que se puedan comprobar con un enlace de quien los emitió.
          </EmptyState>
        </Card>
      )}
      {opened && (
        <CertificateDialog
          professionalId={professionalId}
          certificate={opened === 'new' ? null : opened}
          onClose={() => open(null)}
        />
      )}
      <DeleteQuestion own={own} title="¿Eliminar este certificado?" />
    </>
  )
}
