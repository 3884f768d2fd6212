import { data, type LoaderFunctionArgs } from 'react-router'
import { siteContext } from './api-context.ts'

/** A loader for a page that is the same for everyone and needs only its own address: `canonical`. */
export const canonicalLoader =
  (path: `/${string}`) =>
  ({ context }: LoaderFunctionArgs) =>
    data({ canonical: context.get(siteContext).publicUrl + path }, { headers: { 'cache-control': 'public' } })
