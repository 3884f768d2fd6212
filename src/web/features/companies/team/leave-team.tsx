import { useState } from 'react'
import { useNavigate } from 'react-router'
import { companyTeamContract } from '#contracts/companies/team.contract.ts'
import { sessionResource } from '#web/features/accounts/session/session.resource.ts'
import { api } from '#web/lib/api-client.ts'
import { forgetPerson } from '#web/lib/resource.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { showRefusal } from './show-refusal.ts'

/** Leaves the company, which ends the session. */
export function LeaveTeam({ company }: { company: string }) {
  const [isAsked, setAsked] = useState(false)
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  async function leave() {
    setBusy(true)
    try {
      await api.call(companyTeamContract.leave, {})
      forgetPerson()
      sessionResource.set(null)
      await navigate('/login')
      showToast({ title: `Dejaste el equipo de ${company}` })
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
