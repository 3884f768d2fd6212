import type { JobOutcome } from '#contracts/applications/close-out-vocabulary.ts'

/** How the search for somebody ended, as the company chooses it, and as its list of jobs says it. */
export const jobOutcomeWords: Record<JobOutcome, { name: string; detail: string; state: string }> = {
  hired_here: {
    name: 'Contratamos por Qhatu',
    detail: 'Con alguien que postuló a este aviso',
    state: 'Puesto cubierto',
  },
  hired_elsewhere: {
    name: 'Contratamos por otro medio',
    detail: 'También cuenta como puesto cubierto',
    state: 'Puesto cubierto',
  },
  nobody: { name: 'No contratamos', detail: 'Se canceló o quedó para después', state: 'Sin contratar' },
}
