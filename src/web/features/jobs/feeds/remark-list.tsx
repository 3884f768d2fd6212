import type { PreviewedAd, RefusedFeedAd } from '#contracts/jobs/job-feeds.contract.ts'
import { feedFieldNames } from './feed.words.ts'

type Remark = PreviewedAd['notes'][number]

/** What is said about the fields of an ad, one a line. */
export const RemarkList = ({ remarks }: { remarks: readonly Remark[] }) => (
  <ul className="grid gap-1 text-xs text-ink-2">
    {remarks.map(({ field, text }) => (
      <li key={field + text}>
        <b className="font-strong text-ink">{feedFieldNames[field]}:</b> {text}
      </li>
    ))}
  </ul>
)

/** Ads that are not published, each with the reasons by field. */
export const RefusedAds = ({ refused, count }: { refused: readonly RefusedFeedAd[]; count: number }) => (
  <>
    <ul className="grid">
      {refused.map(({ reference, title, remarks }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two of them may be the same in everything
        <li key={`${reference} ${index}`} className="grid gap-1.5 border-line py-3 not-first:border-t">
          <p className="text-sm wrap-anywhere">
            <span className="font-strong">{title || 'Sin título'}</span>{' '}
            <span className="text-ink-2">{reference || 'sin referencia'}</span>
          </p>
          <RemarkList remarks={remarks} />
        </li>
      ))}
    </ul>
    {count > refused.length && (
      <p className="text-xs text-ink-2">
        Y {count - refused.length} más. Corrige estos y vuelve a leer el archivo.
      </p>
    )}
  </>
)
