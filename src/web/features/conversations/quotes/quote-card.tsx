import { useState } from 'react'
import { type Quote, quotesContract } from '#contracts/conversations/quotes.contract.ts'
import { dayInWords, termsInWords } from '#domain/conversations/quotes.ts'
import { chargeOf } from '#domain/orders/fee-sums.ts'
import { writeOrderSum } from '#domain/orders/sum.ts'
import { writeServicePrice } from '#domain/services/price.ts'
import { useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import type { Viewer } from '#web/features/conversations/viewer.ts'
import { api } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { AcceptDialog, DeclineDialog } from './answer-quote.tsx'
import { quoteStatusWords } from './quote.words.ts'
import { useQuoteStep } from './quotes.resource.ts'

type QuoteCardProps = {
  quote: Quote
  viewer: Viewer
  /** The first name of the other side. */
  name: string
}

/** A quote in the thread: its terms, where it stands, and what the viewer may do. */
export function QuoteCard({ quote, viewer, name }: QuoteCardProps) {
  const { title, note, priceCents, status, word, hireId, validUntil } = quote
  const isOwn = viewer.userType === 'professional'
  const { label, tone } = quoteStatusWords[status]
  return (
    <article
      aria-label={`Cotización: ${title}`}
      className={cx(
        'grid w-full max-w-[min(26rem,92%)] gap-2 rounded-md border border-line bg-surface p-4 text-sm',
        isOwn && 'ml-auto',
      )}
    >
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-ink-2">Cotización</span>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <h3 className="text-h4 wrap-anywhere">{title}</h3>
      <p className="fig text-h3">{writeServicePrice(priceCents)}</p>
      <p className="text-ink-2">{capital(termsInWords(quote).split(', ').slice(1).join(', '))}</p>
      {note !== '' && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      {quote.feeRate !== null && (
        <p className="text-ink-2">
          {isOwn
            ? 'Con pago retenido: lo recibes completo. La empresa paga encima la comisión de Qhatu.'
            : `Con pago retenido: pagas ${writeOrderSum(chargeOf(priceCents, quote.feeRate).total, 'USD')} con la comisión de Qhatu y su IGV.`}
        </p>
      )}
      {status === 'sent' && <p className="text-ink-2">Válida hasta el {dayInWords(validUntil)}</p>}
      {word !== '' && <p className="whitespace-pre-line wrap-anywhere">“{word}”</p>}
      {status === 'accepted' && hireId === null && (
        <p className="text-ink-2">El pedido empieza en unos segundos.</p>
      )}
      {hireId !== null && (
        <LinkButton
          size="sm"
          variant="secondary"
          to={`${viewer.userType === 'company' ? '/company-dashboard' : '/dashboard'}/contrataciones/${hireId}`}
        >
          Ver el pedido
        </LinkButton>
      )}
      <Actions quote={quote} name={name} />
    </article>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function Actions({ quote, name }: { quote: Quote; name: string }) {
  const mayWrite = useMayWrite()
  const [asked, setAsked] = useState<'accept' | 'decline' | null>(null)
  const withdraw = useQuoteStep(() => api.call(quotesContract.withdraw, { params: { id: quote.id } }), {
    title: 'Cotización retirada',
    description: `${name} lo sabrá en unos segundos.`,
  })
  if (!mayWrite || !(quote.canAnswer || quote.canWithdraw)) return null
  const close = () => setAsked(null)
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {quote.canAnswer && (
        <>
          <Button size="sm" onClick={() => setAsked('accept')}>
            Aceptar
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setAsked('decline')}>
            No seguir
          </Button>
        </>
      )}
      {quote.canWithdraw && (
        <Button size="sm" variant="secondary" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
          Retirar cotización
        </Button>
      )}
      {asked === 'accept' && <AcceptDialog quote={quote} name={name} onClose={close} />}
      {asked === 'decline' && <DeclineDialog quote={quote} name={name} onClose={close} />}
    </div>
  )
}
