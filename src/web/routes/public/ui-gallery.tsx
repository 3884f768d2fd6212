import { useState } from 'react'
import { data, useLoaderData } from 'react-router'
import { siteContext } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { Page } from '#web/layouts/page.tsx'
import { PersonInHeader } from '#web/layouts/person-in-header.tsx'
import type { HeaderUser } from '#web/layouts/session.ts'
import { ButtonsSection } from '#web/routes/public/ui-gallery/buttons.tsx'
import { CardsSection } from '#web/routes/public/ui-gallery/cards.tsx'
import { ChartsSection } from '#web/routes/public/ui-gallery/charts.tsx'
import { ColorSection, TypeSection } from '#web/routes/public/ui-gallery/color-and-type.tsx'
import { FieldsSection } from '#web/routes/public/ui-gallery/fields.tsx'
import { MarksSection, MatchSection, PeopleSection } from '#web/routes/public/ui-gallery/marks.tsx'
import { NavigationSection } from '#web/routes/public/ui-gallery/navigation.tsx'
import { OverlaysSection } from '#web/routes/public/ui-gallery/overlays.tsx'
import { StatesSection } from '#web/routes/public/ui-gallery/states.tsx'
import { TableSection } from '#web/routes/public/ui-gallery/table.tsx'
import NotFound from './not-found.tsx'
import type { Route } from './+types/ui-gallery'

export const meta = () => unlistedMeta('Componentes')

const SAMPLE_USER: HeaderUser = {
  userType: 'professional',
  email: 'rosaura.t@correo.pe',
  firstName: 'Rosaura',
  lastName: 'Tello',
}

/** The page exists only with debug tools. */
export function loader({ context }: Route.LoaderArgs) {
  const isOn = context.get(siteContext).debugTools
  return data({ isOn }, isOn ? 200 : 404)
}

/** Every primitive in every state, for designers and developers. */
export default function UiGallery() {
  const [signedIn, setSignedIn] = useState(false)
  const { isOn } = useLoaderData<typeof loader>()
  return (
    <Page
      brand={null}
      session={signedIn ? { status: 'user', user: SAMPLE_USER } : { status: 'visitor' }}
      person={<PersonInHeader user={SAMPLE_USER} onLogout={() => setSignedIn(false)} bell={null} />}
    >
      {isOn ? <Gallery signedIn={signedIn} onSignedIn={setSignedIn} /> : <NotFound />}
    </Page>
  )
}

/** The gallery without the page's layout. */
export function Gallery({
  signedIn,
  onSignedIn,
}: {
  signedIn: boolean
  onSignedIn: (value: boolean) => void
}) {
  return (
    <div className="wrap pt-10">
      <header className="mb-8">
        <h1>Componentes</h1>
        <p className="mt-3 max-w-[56ch] text-lg text-ink-2">
          Todo lo que arma una pantalla, con sus variantes. Pruébalo también con el otro tema.
        </p>
      </header>
      <ColorSection />
      <TypeSection />
      <ButtonsSection />
      <FieldsSection />
      <MarksSection />
      <MatchSection />
      <PeopleSection />
      <NavigationSection signedIn={signedIn} onSignedIn={onSignedIn} />
      <CardsSection />
      <TableSection />
      <ChartsSection />
      <OverlaysSection />
      <StatesSection />
    </div>
  )
}
