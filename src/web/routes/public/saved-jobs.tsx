import { Link } from 'react-router'
import { SavedJobList } from '../../features/saved-jobs/saved-job-list.tsx'
import { useSession } from '../../features/session/use-session.ts'
import { unlistedMeta } from '../../lib/page-meta.ts'
import { useNow } from '../../lib/use-now.ts'

export const meta = () => unlistedMeta('Empleos guardados')

/** The saved jobs of this device, or of the account. Known to the browser alone, so it is the browser that asks for them. */
export default function SavedJobs() {
  const session = useSession()
  const now = useNow().toISOString()
  return (
    <div className="wrap max-w-[60rem] pt-6 lg:pt-14">
      <h1>Empleos guardados</h1>
      {session.status === 'visitor' && (
        <p className="mt-2 text-sm text-ink-2 noscript:hidden">
          Están en este dispositivo.{' '}
          <Link to="/login?volver=%2Fdashboard%2Fguardados" className="link">
            Inicia sesión
          </Link>{' '}
          y los pasamos a tu cuenta.
        </p>
      )}
      <p className="mt-4 hidden noscript:block">
        Guardar empleos necesita JavaScript. <Link to="/empleos">Ver empleos</Link>
      </p>
      <div className="mt-6 noscript:hidden">
        <SavedJobList loaded={null} now={now} />
      </div>
    </div>
  )
}
