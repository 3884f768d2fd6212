import type { PayoutCurrency } from '#contracts/payouts/payouts-vocabulary.ts'
import type { MailContent } from '#domain/mail/layout.ts'
import { currencyNames, maskedName } from '#domain/payouts/payout.words.ts'
import { earningsPage } from '#server/features/payouts/earnings.address.ts'

type Known = Parameters<typeof maskedName>[0]

/** To the owner of the account, whoever changed it. `destination` null: it was removed. */
export function destinationChangedMail(
  publicUrl: string,
  currency: PayoutCurrency,
  destination: Known | null,
): { subject: string; content: MailContent } {
  const where = currencyNames[currency].toLowerCase()
  const heading = destination ? `Cambió dónde cobras en ${where}` : `Quitaste dónde cobrabas en ${where}`
  return {
    subject: heading,
    content: {
      preheader: 'Si no fuiste tú, cambia tu contraseña ahora.',
      heading,
      paragraphs: [
        destination
          ? `Desde ahora te pagamos en ${where} a ${maskedName(destination)}. Un pago que ya está en camino sale al número de antes.`
          : `Hasta que escribas otra cuenta, lo que ganes en ${where} queda por pagar.`,
        'Si no fuiste tú, cambia tu contraseña ahora mismo y revisa tus datos de pago.',
      ],
      action: { label: 'Ver mis datos de pago', url: `${publicUrl}${earningsPage}` },
    },
  }
}
