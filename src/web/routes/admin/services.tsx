import { type LoaderFunctionArgs, redirect } from 'react-router'

/** The services are the first tab of the publications. */
export const loader = ({ url }: LoaderFunctionArgs) => redirect(`/admin/posts${url.search}`)
