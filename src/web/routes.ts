import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The route table of the product. */
export default [
  layout('routes/site-layout.tsx', [
    index('routes/public/landing.tsx'),
    route('empleos', 'routes/public/jobs.tsx'),
    route('empleos-premium', 'routes/public/premium-jobs.tsx'),
    route('jobs/:jobId', 'routes/public/job.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),
  route('ui', 'routes/public/ui-gallery.tsx'),
] satisfies RouteConfig
