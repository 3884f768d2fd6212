import { failuresToPause } from '#contracts/jobs/job-feeds-figures.ts'
import type { NoticeWords } from '#server/features/notifications/notifications.service.ts'
import type { FeedRow } from './feeds.queries.ts'

const hostOf = ({ url }: FeedRow): string => new URL(url).host

const adsIn = (count: number): string => (count === 1 ? 'un aviso' : `${count} avisos`)

export const feedPaused = (feed: FeedRow, problem: string): NoticeWords => ({
  title: 'Pausamos la importación de tus avisos',
  message: `El archivo de ${hostOf(feed)} falló ${failuresToPause} veces seguidas: ${problem}`,
  mail: {
    subject: 'Pausamos la importación de tus avisos',
    heading: 'Pausamos la importación de tus avisos',
    label: 'Ver la importación',
    paragraphs: ['Tus avisos siguen como estaban. Corrige el archivo y reanuda la importación.'],
  },
})

/** Too many ads are gone from the feed at once. */
export const closingsWait = (feed: FeedRow, count: number): NoticeWords => ({
  title: `¿Archivamos ${adsIn(count)}?`,
  message: `Ya no ${count === 1 ? 'está' : 'están'} en el archivo de ${hostOf(feed)}, que de pronto trae mucho menos. No archivamos nada sin tu respuesta.`,
  mail: {
    subject: `¿Archivamos ${adsIn(count)}? Ya no están en tu archivo`,
    heading: `¿Archivamos ${adsIn(count)}?`,
    label: 'Responder',
    paragraphs: ['Mientras no respondas, todo sigue abierto y recibe postulaciones.'],
  },
})

export const adsArchived = (count: number): NoticeWords => ({
  title: count === 1 ? 'Archivamos un aviso importado' : `Archivamos ${count} avisos importados`,
  message: `Ya no ${count === 1 ? 'está' : 'están'} en tu archivo, o pasó su fecha de cierre. Responde a quienes postularon y siguen esperando.`,
})
