import type { DiscountCode } from '#contracts/admin/codes.contract.ts'
import { codeGives, codePayerNames, codeProductNames } from '#domain/plans/code.words.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { formatDate } from '#domain/time/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { type Column, Table } from '#web/ui/list/table.tsx'

type CodeTableProps = {
  codes: readonly DiscountCode[]
  /** Null: this administrator only reads. */
  onEnd: ((code: DiscountCode) => void) | null
}

export const CodeTable = ({ codes, onEnd }: CodeTableProps) => (
  <Table
    label="Códigos de descuento"
    columns={columnsWith(onEnd)}
    rows={codes}
    keyOf={({ id }) => id}
    density="compact"
  />
)

const isOpen = ({ endedAt, endsAt }: DiscountCode) =>
  endedAt === null && (endsAt === null || new Date(endsAt) > new Date())

const columnsWith = (onEnd: CodeTableProps['onEnd']): Column<DiscountCode>[] => [
  {
    id: 'code',
    label: 'Código',
    lead: true,
    cell: ({ code }) => <span className="font-strong">{code}</span>,
  },
  { id: 'gives', label: 'Da', cell: codeGives },
  {
    id: 'for',
    label: 'Para',
    cell: ({ products, payer }) => (
      <>
        <span className="block">{codeProductNames[products[0] ?? 'all']}</span>
        <span className="text-xs text-ink-2">{codePayerNames[payer ?? 'all']}</span>
      </>
    ),
  },
  {
    id: 'uses',
    label: 'Usos',
    cell: ({ uses, mostUses, given, givenSoles }) => (
      <>
        <span className="block tabular-nums">
          {uses} {mostUses === null ? 'sin límite' : `de ${mostUses}`}
        </span>
        <span className="text-xs text-ink-2 tabular-nums">
          {formatMoney(given, 'USD')}
          {givenSoles > 0 && ` y ${formatMoney(givenSoles, 'PEN')}`} descontados
        </span>
      </>
    ),
  },
  {
    id: 'until',
    label: 'Hasta',
    cell: (code) => (
      <>
        <Badge tone={isOpen(code) ? 'ok' : 'neutral'}>{isOpen(code) ? 'Activo' : 'Terminado'}</Badge>
        {code.endsAt && (
          <span className="block text-xs text-ink-2">
            {formatDate(new Date(new Date(code.endsAt).getTime() - 1))}
          </span>
        )}
      </>
    ),
  },
  ...(onEnd
    ? [
        {
          id: 'end',
          label: 'Terminar',
          cell: (code: DiscountCode) =>
            isOpen(code) && (
              <Button
                variant="danger-quiet"
                size="sm"
                onClick={() => onEnd(code)}
                aria-label={`Terminar ${code.code}`}
              >
                Terminar
              </Button>
            ),
        },
      ]
    : []),
]
