import type { OwnVerification } from '#contracts/verifications/verifications.contract.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Card } from '#web/ui/look/card.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { VerificationPanel } from './verification-panel.tsx'
import { verificationWords } from './verification.words.ts'

/** The verification in the settings of a professional. Null: could not be loaded. */
export function VerificationCard({ verification }: { verification: OwnVerification | null }) {
  const { refresh, isRefreshing } = useRefresh()
  return (
    <Card title={<span id="verificacion">{verificationWords.professional.badge}</span>}>
      {verification ? (
        <VerificationPanel owner="professional" initial={verification} />
      ) : (
        <ErrorState
          title="Error al cargar tu verificación"
          level={3}
          retrying={isRefreshing}
          onRetry={() => void refresh()}
        />
      )}
    </Card>
  )
}
