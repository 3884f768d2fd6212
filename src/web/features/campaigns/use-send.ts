import { useNavigate } from 'react-router'
import { campaignsContract, type CampaignText } from '#contracts/admin/campaigns.contract.ts'
import { undoSeconds } from '#contracts/acts/undo-figures.ts'
import { peopleInWords } from '#domain/campaigns/campaign.words.ts'
import { problemOf } from '#web/features/admin/users/use-user-acts.ts'
import { api } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { emailPage, sentPage } from './campaigns.address.ts'
import type { Selection } from './selection.ts'

/** The documented title of every failure. */
export const failedTitle = 'Error al enviar correos'

/** What the person wrote, given back when the sending is undone. */
export interface Draft {
  text: CampaignText
  selection: Selection
}

/** Sends what is written, and offers to undo it before it begins. */
export function useSend() {
  const navigate = useNavigate()
  async function undo(id: number, draft: Draft) {
    try {
      await api.call(campaignsContract.cancelCampaign, { params: { id } })
      showToast({ title: 'No se envió', description: 'Tu mensaje sigue aquí y no avisamos a nadie.' })
      await navigate(emailPage, { state: draft })
    } catch (error) {
      showToast({
        title: 'No se pudo deshacer',
        description: problemOf(error as Error),
        tone: 'destructive',
      })
    }
  }
  return async function send(draft: Draft, idempotencyKey: string): Promise<void> {
    const { text, selection } = draft
    const to = selection.whole
      ? { ...selection.whole.audience, whole: true, recipients: [] }
      : { userType: 'all' as const, recipients: [...selection.people.keys()] }
    const { id, sent } = await api.call(campaignsContract.sendEmail, {
      body: { ...text, ...to },
      idempotencyKey,
    })
    showToast({
      title: `Sale en ${undoSeconds} segundos`,
      description: `${text.subject}: ${peopleInWords(sent)}.`,
      action: { label: 'Deshacer', seconds: undoSeconds, onPress: () => void undo(id, draft) },
    })
    await navigate(sentPage)
  }
}
