import { z } from 'zod'
import { answersUndoSeconds, mostAnswerTemplates } from '#contracts/applications/close-out-figures.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import { handleRemoval } from '#server/features/acts/removals.service.ts'
import { sendAnswersTask } from './close-out.tasks.ts'
import { beginSending, deleteWaitingRound } from './rounds.queries.ts'
import { countTemplates } from './templates.queries.ts'

/** The company answers a group of candidates, or writes to some. Until it settles nothing about them changes. */
export const answersAct = defineAct('application.answers', z.object({ roundId: z.number() }), {
  seconds: answersUndoSeconds,
})
export const templateRemoval = defineAct('answer-template.removal', z.object({ companyId: z.number() }))

export const fullOfTemplates = () =>
  new AppError('conflict', {
    message: `Ya tienes ${mostAnswerTemplates} plantillas. Elimina una para guardar otra.`,
  })

export const answerActs = ({ queue }: Pick<Deps, 'queue'>): ActHandler[] => [
  handleAct(answersAct, {
    undo: (tx, { roundId }) => deleteWaitingRound(tx, roundId),
    notify: async (tx, { roundId }) => {
      if (await beginSending(tx, roundId)) await queue.enqueue(tx, sendAnswersTask, { roundId, turn: 0 })
    },
  }),
  handleRemoval(templateRemoval, {
    async restored(tx, { companyId }) {
      if ((await countTemplates(tx, companyId)) > mostAnswerTemplates) throw fullOfTemplates()
    },
  }),
]
