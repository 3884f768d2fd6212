import { inFigures } from '#web/features/jobs/list/job.words.ts'

/** '1 aviso', '1,204 avisos'. */
export const adsInWords = (count: number): string => `${inFigures(count)} ${count === 1 ? 'aviso' : 'avisos'}`
