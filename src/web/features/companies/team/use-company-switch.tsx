import Building2 from 'lucide-react/icons/building-2'
import { useEffect, useState } from 'react'
import type { SessionUser } from '#contracts/accounts/accounts.contract.ts'
import { companyTeamContract } from '#contracts/companies/team.contract.ts'
import { api } from '#web/lib/api-client.ts'
import type { MenuItem } from '#web/ui/overlay/menu.tsx'
import { reloadWithToast } from '#web/ui/overlay/toast-after-reload.ts'
import { showRefusal } from './show-refusal.ts'

/** The other companies of an account that works in several, as entries of its menu. */
export function useCompanySwitch({ member }: SessionUser): MenuItem[] {
  const [items, setItems] = useState<MenuItem[]>([])
  const count = member?.companyCount ?? 0
  useEffect(() => {
    if (count < 2) return undefined
    let isGone = false
    void (async () => {
      // Without the list the menu has its other entries.
      const companies = await api.call(companyTeamContract.companies, {}).catch(() => [])
      if (isGone) return
      const others = companies.filter(({ isCurrent }) => !isCurrent)
      setItems(
        others.map(({ id, name }) => ({
          label: `Cambiar a ${name}`,
          icon: <Building2 className="icon" />,
          onSelect: () => void changeTo({ id, name }),
        })),
      )
    })()
    return () => {
      isGone = true
    }
  }, [count])
  return items
}

async function changeTo({ id, name }: { id: number; name: string }) {
  try {
    await api.call(companyTeamContract.choose, { body: { companyId: id } })
    // Everything on the screen is of the company before.
    reloadWithToast(`Ahora estás en ${name}`, '/company-dashboard')
  } catch (error) {
    showRefusal('No pudimos cambiar de empresa', error)
  }
}
