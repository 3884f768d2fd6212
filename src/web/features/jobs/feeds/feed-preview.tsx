import type { ReactNode } from 'react'
import type { FeedPreview, PreviewedAd } from '#contracts/jobs/job-feeds.contract.ts'
import { workModeLabel } from '#contracts/vocabulary.ts'
import { Card } from '#web/ui/look/card.tsx'
import { FigureSheet } from '#web/ui/list/figure-sheet.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { adCount } from './feed.words.ts'
import { RefusedAds, RemarkList } from './remark-list.tsx'

/** What the ads of a feed would become, and what cannot be read. `children` switch the import on. */
export function FeedPreviewCard({ preview, children }: { preview: FeedPreview; children: ReactNode }) {
  const { total, readyCount, refusedCount, endedCount, ready, refused, unread, room, format } = preview
  const noted = ready.filter(({ notes }) => notes.length > 0)
  return (
    <Card title="Esto se importaría" action={<span className="text-xs text-ink-2 uppercase">{format}</span>}>
      <div className="grid gap-5">
        <FigureSheet
          columns={4}
          figures={[
            { label: 'En el archivo', value: total },
            { label: 'Se publicarían', value: readyCount },
            { label: 'No se pueden publicar', value: refusedCount },
            { label: 'Ya cerraron', value: endedCount },
          ]}
        />
        {total === 0 && (
          <Note tone="warn">
            El archivo no trae avisos. Si lo activas, los publicaremos cuando aparezcan en él.
          </Note>
        )}
        {room !== null && readyCount > room && (
          <Note tone="warn">
            Tu plan permite {room === 0 ? 'ningún aviso' : `solo ${adCount(room)}`} más al mismo tiempo. Los
            demás se publican cuando haya lugar.
          </Note>
        )}
        {unread.length > 0 && (
          <Note>
            Campos que no usamos: <span className="wrap-anywhere">{unread.join(', ')}</span>.
          </Note>
        )}
        {refused.length > 0 && (
          <section className="grid gap-1">
            <h3 className="text-sm font-strong">No se pueden publicar</h3>
            <RefusedAds refused={refused} count={refusedCount} />
          </section>
        )}
        {ready.length > 0 && (
          <section className="grid gap-1">
            <h3 className="text-sm font-strong">
              Se publicarían{noted.length > 0 && `, ${noted.length} con observaciones`}
            </h3>
            <ul className="grid">
              {ready.map((ad) => (
                <ReadyAd key={ad.reference} ad={ad} />
              ))}
            </ul>
            {readyCount > ready.length && (
              <p className="text-xs text-ink-2">Y {readyCount - ready.length} más.</p>
            )}
          </section>
        )}
        <div className="grid gap-4 border-t border-line pt-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
          {children}
        </div>
        <p className="text-xs text-ink-2">
          Cada aviso pasa por las mismas reglas que si lo publicaras a mano. Lo que edites aquí se queda hasta
          que ese aviso cambie en tu archivo: entonces manda el archivo. Si un aviso sale de él, lo archivamos
          y te pedimos responder a quienes postularon.
        </p>
      </div>
    </Card>
  )
}

const ReadyAd = ({ ad }: { ad: PreviewedAd }) => (
  <li className="grid gap-1.5 border-line py-3 not-first:border-t">
    <p className="text-sm wrap-anywhere">
      <span className="font-strong">{ad.title}</span> <span className="text-ink-2">{ad.reference}</span>
    </p>
    <p className="text-xs wrap-anywhere text-ink-2">
      {[ad.category, ad.location, workModeLabel(ad.mode), ad.salaryRange].join(' · ')}
    </p>
    {ad.notes.length > 0 && <RemarkList remarks={ad.notes} />}
  </li>
)
