import FileDown from 'lucide-react/icons/file-down'
import { buttonClass } from '#web/ui/action/button-style.ts'

/** A link to the profile as a CV in PDF. */
export const ExportCvLink = ({
  professionalId,
  block = false,
}: {
  professionalId: number
  block?: boolean
}) => (
  <a
    href={`/api/professionals/${professionalId}/cv-pdf`}
    download
    className={buttonClass({ variant: 'secondary', size: 'sm', block })}
  >
    <FileDown className="icon" />
    Descargar mi perfil como CV
  </a>
)
