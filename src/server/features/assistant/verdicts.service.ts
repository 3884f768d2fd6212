import type { z } from 'zod'
import type { assistantContract } from '#contracts/assistant/assistant.contract.ts'
import { limaDay } from '#domain/time/dates.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { addVerdict } from './verdicts.queries.ts'

type Verdict = z.output<typeof assistantContract.judge.body>

/** Counts whether an answer helped. A good one has no reason. */
export const countVerdict = (
  deps: Pick<Deps, 'db' | 'pool' | 'clock'>,
  { tool, verdict, reason, by }: Verdict,
): Promise<void> =>
  transaction(deps, (tx) =>
    addVerdict(tx, {
      day: limaDay(deps.clock.now()),
      tool,
      verdict,
      driver: by ?? 'rules',
      reason: verdict === 'bad' ? (reason ?? '') : '',
    }),
  )
