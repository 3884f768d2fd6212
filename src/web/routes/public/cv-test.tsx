import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { CvTester } from '#web/features/cv/cv-tester.tsx'
import { siteContext } from '#web/lib/api-context.ts'
import NotFound from './not-found.tsx'

export const meta = () => unlistedMeta('Prueba del lector de CV')

/** The page exists only with debug tools. */
export function loader({ context }: LoaderFunctionArgs) {
  const isThere = context.get(siteContext).debugTools
  return data({ isThere }, { status: isThere ? 200 : 404 })
}

export default function CvTest() {
  const { isThere } = useLoaderData<typeof loader>()
  if (!isThere) return <NotFound />
  return (
    <div className="wrap grid gap-6 py-8 lg:py-12">
      <header>
        <h1>Lector de CV</h1>
        <p className="mt-3 max-w-[56ch] text-lg text-ink-2">
          Prueba qué experiencia y qué estudios encontramos en el texto de un CV.
        </p>
      </header>
      <CvTester />
    </div>
  )
}
