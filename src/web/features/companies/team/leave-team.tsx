import { useState } from 'react'
import { companyTeamContract } from '#contracts/companies/team.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { showRefusal } from './show-refusal.ts'

/** Leaves the company, which ends the session. */
export function LeaveTeam({ company }: { company: string }) {
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  async function leave() {
    setBusy(true)
    try {
      await api.call(companyTeamContract.leave, {})
      window.location.assign('/login')
    } catch (error) {
      showRefusal('No pudiste dejar el equipo', error)
      setBusy(false)
      setAsked(false)
    }
  }
  return (
    <div className="mt-6">
      <Button variant="quiet" size="sm" onClick={() => setAsked(true)}>
        Dejar el equipo
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => void leave()}
        busy={isBusy}
        title={`Dejar el equipo de ${company}`}
        description="Se cierra tu sesión y ya no ves sus empleos ni sus candidatos. Lo que hiciste queda en la empresa. Para volver, te tienen que invitar otra vez."
        confirmLabel="Dejar el equipo"
      />
    </div>
  )
}
