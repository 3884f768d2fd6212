import { Card } from '#web/ui/look/card.tsx'
import { NewsSwitch } from '#web/features/subscriptions/news-switch.tsx'
import { PreferencesForm, type PreferencesFormProps } from './preferences-form.tsx'

/** The notification preferences, with the anchor to which mails and the bell link. */
export function PreferencesCard(props: PreferencesFormProps) {
  return (
    <Card title="Elige qué recibes">
      {/* Below the header and, on a phone, the tab bar. */}
      <span id="preferencias" className="block scroll-mt-36" />
      <PreferencesForm {...props} />
      <NewsSwitch />
    </Card>
  )
}
