import { LinkTabs } from '#web/ui/list/link-tabs.tsx'
import { emailPage, sentPage } from './campaigns.address.ts'

/** The two pages about mails to many. */
export function EmailTabs({ current }: { current: 'write' | 'sent' }) {
  return (
    <LinkTabs
      label="Correos"
      tabs={[
        { label: 'Escribir', to: emailPage, current: current === 'write' },
        { label: 'Envíos', to: sentPage, current: current === 'sent' },
      ]}
    />
  )
}
