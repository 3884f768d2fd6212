import { failuresToPause } from '#contracts/jobs/job-feeds-figures.ts'
import { ownFeeds } from '#domain/jobs/own-jobs.address.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notifyCompanyPeople } from '#server/features/notifications/company-notices.service.ts'
import type { Notice } from '#server/features/notifications/notifications.service.ts'
import type { FeedRow } from './feeds.queries.ts'

type TellDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

/** Who set up the import hears, or the owner if that person works there no more. */
const tell = (
  deps: TellDeps,
  tx: Db,
  { companyId, createdBy }: FeedRow,
  news: Omit<Notice, 'userId' | 'type' | 'by'>,
): Promise<void> =>
  notifyCompanyPeople(deps, tx, { companyId, among: [createdBy] }, { ...news, type: 'system', by: null })

const hostOf = ({ url }: FeedRow): string => new URL(url).host

const adsIn = (count: number): string => (count === 1 ? 'un aviso' : `${count} avisos`)

/** The feed failed several times in a row, so it is read no more. */
export async function tellOfPause(deps: TellDeps, tx: Db, feed: FeedRow, problem: string): Promise<void> {
  const title = 'Pausamos la importación de tus avisos'
  await tell(deps, tx, feed, {
    title,
    message: `El archivo de ${hostOf(feed)} falló ${failuresToPause} veces seguidas: ${problem}`,
    link: ownFeeds,
    mail: {
      subject: title,
      heading: title,
      label: 'Ver la importación',
      paragraphs: ['Tus avisos siguen como estaban. Corrige el archivo y reanuda la importación.'],
    },
  })
}

/** Too many ads are gone from the feed at once. */
export async function tellOfWaiting(deps: TellDeps, tx: Db, feed: FeedRow, count: number): Promise<void> {
  const title = `¿Archivamos ${adsIn(count)}?`
  await tell(deps, tx, feed, {
    title,
    message: `Ya no ${count === 1 ? 'está' : 'están'} en el archivo de ${hostOf(feed)}, que de pronto trae mucho menos. No archivamos nada sin tu respuesta.`,
    link: ownFeeds,
    mail: {
      subject: `${title} Ya no están en tu archivo`,
      heading: title,
      label: 'Responder',
      paragraphs: ['Mientras no respondas, todo sigue abierto y recibe postulaciones.'],
    },
  })
}

/** Ads that are gone from the feed were archived. */
export async function tellOfClosings(deps: TellDeps, tx: Db, feed: FeedRow, count: number): Promise<void> {
  await tell(deps, tx, feed, {
    title: count === 1 ? 'Archivamos un aviso importado' : `Archivamos ${count} avisos importados`,
    message: `Ya no ${count === 1 ? 'está' : 'están'} en tu archivo, o pasó su fecha de cierre. Responde a quienes postularon y siguen esperando.`,
    link: '/company-dashboard/empleos?estado=archivados',
  })
}
