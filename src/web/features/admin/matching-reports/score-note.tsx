import Scale from 'lucide-react/icons/scale'
import { Link } from 'react-router'
import type { MatchingMetrics } from '#contracts/admin/matching-reports.contract.ts'
import { formatTime } from '#domain/time/dates.ts'
import { figure } from '#web/ui/chart/scale.ts'
import { Note } from '#web/ui/state/note.tsx'

/** How the score comes about, before any of them: scoring people for jobs is of high risk. */
export function ScoreNote({
  metrics: { withoutData, unscored, countedAt, isOfLatest, totalApplications },
}: {
  metrics: Pick<
    MatchingMetrics,
    'withoutData' | 'unscored' | 'countedAt' | 'isOfLatest' | 'totalApplications'
  >
}) {
  return (
    <Note icon={<Scale className="icon" />}>
      <p>
        <b className="font-strong text-ink">El puntaje ordena; una persona decide.</b> Compara el aviso con el
        perfil. No usa edad, sexo, foto, estado civil, nacionalidad, nombre, sindicato ni religión. Nadie
        queda oculto ni rechazado por su puntaje.{' '}
        <Link to="/transparencia-ia" className="link">
          Cómo se calcula
        </Link>
      </p>
      <p className="mt-1.5">
        Son los puntajes guardados, que cada noche se ponen al día.{' '}
        {withoutData > 0 &&
          `De ${figure(withoutData)} sabemos muy poco para dar un puntaje: no entran en los promedios. `}
        {unscored > 0 && `Otros ${figure(unscored)} se calculan la próxima noche. `}
        {isOfLatest &&
          `Tu búsqueda encuentra muchas más: estas cifras son de las ${figure(totalApplications)} postulaciones más recientes. El Excel y el PDF las cuentan todas. `}
        Contado a las {formatTime(new Date(countedAt))}.
      </p>
    </Note>
  )
}
