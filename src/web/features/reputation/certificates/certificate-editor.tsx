import { OwnItemsEditor } from '#web/features/reputation/portfolio/own-items.tsx'
import { CertificateDialog } from './certificate-dialog.tsx'
import { CertificateRow } from './certificate-row.tsx'
import { useOwnCertificates } from './certificates.resource.ts'

type CertificateEditorProps = {
  professionalId: number
  /** Adding and editing need the premium plan; existing ones stay and can be deleted. */
  isPremium: boolean
}

/** The person's certificates. Needs a query client provider. */
export function CertificateEditor({ professionalId, isPremium }: CertificateEditorProps) {
  const own = useOwnCertificates(professionalId)
  return (
    <OwnItemsEditor
      own={own}
      what="tus certificados"
      isPremium={isPremium}
      add={{ label: 'Agregar certificado' }}
      countOf={({ length }) => `${length} ${length === 1 ? 'certificado' : 'certificados'}`}
      empty={{
        title: 'Aún no muestras certificados',
        text: 'Los cursos y títulos que se puedan comprobar con un enlace de quien los emitió.',
      }}
      renderList={(items, actionsOf) => (
        <ul className="rounded-md border border-line bg-surface px-5 lg:px-6">
          {items.map((item) => (
            <CertificateRow key={item.id} certificate={item} level={2} actions={actionsOf(item)} />
          ))}
        </ul>
      )}
      renderDialog={(certificate, close) => (
        <CertificateDialog professionalId={professionalId} certificate={certificate} onClose={close} />
      )}
      question="¿Eliminar este certificado?"
    />
  )
}
