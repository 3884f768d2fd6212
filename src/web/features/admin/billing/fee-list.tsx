import type { Reconciliation } from '#contracts/admin/money.contract.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { DefinitionList } from '#web/ui/list/definition-list.tsx'

type FeeListProps = Pick<Reconciliation, 'fees' | 'chargesWithoutFee'>

const chargesText = (charges: number): string => (charges === 1 ? '1 cobro' : `${charges} cobros`)

/** What providers kept for their work, as they say and as the ledger has it. */
export const FeeList = ({ fees, chargesWithoutFee }: FeeListProps) => (
  <DefinitionList
    items={[
      ...fees.map(({ currency, amount, charges }) => ({
        term: `De ${chargesText(charges)} en ${currency === 'USD' ? 'dólares' : 'soles'}`,
        value: formatMoney(amount, currency),
      })),
      ...(chargesWithoutFee > 0
        ? [{ term: 'El proveedor todavía no la dice', value: chargesText(chargesWithoutFee) }]
        : []),
    ]}
  />
)
