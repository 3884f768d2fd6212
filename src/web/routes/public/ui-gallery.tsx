import { useState } from 'react'
import { brand } from '../../brand.ts'
import { Page } from '../../layouts/page.tsx'
import type { HeaderSession } from '../../layouts/session.ts'
import { ButtonsSection } from './ui-gallery/buttons.tsx'
import { CardsSection } from './ui-gallery/cards.tsx'
import { ColorSection, TypeSection } from './ui-gallery/color-and-type.tsx'
import { FieldsSection } from './ui-gallery/fields.tsx'
import { MarksSection, MatchSection, PeopleSection } from './ui-gallery/marks.tsx'
import { NavigationSection } from './ui-gallery/navigation.tsx'
import { OverlaysSection } from './ui-gallery/overlays.tsx'
import { StatesSection } from './ui-gallery/states.tsx'
import { TableSection } from './ui-gallery/table.tsx'

export const meta = () => [{ title: `Componentes · ${brand.name}` }, { name: 'robots', content: 'noindex' }]

const VISITOR: HeaderSession = { status: 'visitor' }
const SAMPLE_USER: HeaderSession = {
  status: 'user',
  user: {
    userType: 'professional',
    email: 'milagros.q@correo.pe',
    firstName: 'Milagros',
    lastName: 'Quispe',
  },
}

/** Every primitive in every state: what a designer and a builder look at together. */
export default function UiGallery() {
  const [signedIn, setSignedIn] = useState(false)
  return (
    <Page session={signedIn ? SAMPLE_USER : VISITOR} onLogout={() => setSignedIn(false)}>
      <div className="wrap pt-10">
        <header className="mb-8">
          <h1>Componentes</h1>
          <p className="mt-3 max-w-[56ch] text-lg text-ink-2">
            Cada pieza, en cada estado. Cambia el tema arriba para ver la otra mitad.
          </p>
        </header>
        <ColorSection />
        <TypeSection />
        <ButtonsSection />
        <FieldsSection />
        <MarksSection />
        <MatchSection />
        <PeopleSection />
        <NavigationSection signedIn={signedIn} onSignedIn={setSignedIn} />
        <CardsSection />
        <TableSection />
        <OverlaysSection />
        <StatesSection />
      </div>
    </Page>
  )
}
