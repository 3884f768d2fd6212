import { Link } from 'react-router'
import { SavedJobList } from '#web/features/saved-jobs/saved-job-list.tsx'
import { type Session, useSession } from '#web/features/accounts/session/session.resource.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { useNow } from '#web/lib/use-now.ts'

export const meta = () => unlistedMeta('Empleos guardados')

/** The saved jobs of this device or account. The server does not know the device's, so the browser requests them. */
export default function SavedJobs() {
  const session = useSession()
  const now = useNow().toISOString()
  return (
    <div className="wrap max-w-[60rem] pt-6 lg:pt-14">
      <h1>Empleos guardados</h1>
      {/* Larger than the text below, so that it is the largest contentful paint before the list loads. */}
      <p className="mt-3 max-w-[60ch] text-lg text-ink-2">
        Los que marcaste con el corazón, el último primero. Si un aviso se cierra, se queda en la lista y te
        lo decimos.
      </p>
      <p className="mt-3 min-h-10 text-sm sm:min-h-5 text-ink-2 noscript:hidden">
        <WhereTheyAre session={session} />
      </p>
      <p className="mt-4 hidden noscript:block">
        Guardar empleos necesita JavaScript. <Link to="/empleos">Ver empleos</Link>
      </p>
      <div className="mt-6 min-h-96 noscript:hidden">
        <SavedJobList loaded={null} now={now} />
      </div>
    </div>
  )
}

/** Reserves its line while the session loads, so that the list does not shift. */
function WhereTheyAre({ session }: { session: Session }) {
  if (session.status === 'loading') return null
  if (session.status === 'user')
    return session.user.userType === 'professional' ? 'Están en tu cuenta.' : 'Están en este dispositivo.'
  return (
    <>
      Están en este dispositivo.{' '}
      <Link to="/login?volver=%2Fdashboard%2Fguardados" className="link">
        Inicia sesión
      </Link>{' '}
      y los pasamos a tu cuenta.
    </>
  )
}
