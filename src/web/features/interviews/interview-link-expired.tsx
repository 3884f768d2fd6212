import { AuthCard } from '#web/layouts/auth-card.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'

/** The page of a link that opens nothing. */
export const InterviewLinkExpired = () => (
  <AuthCard
    title="Este enlace ya no vale"
    lead="La entrevista terminó hace tiempo, la empresa la retiró o el enlace está incompleto. Ábrelo desde el correo."
  >
    <LinkButton to="/dashboard/postulaciones" block>
      Ver mis postulaciones
    </LinkButton>
  </AuthCard>
)
