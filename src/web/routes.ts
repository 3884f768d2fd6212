import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The route table of the product. */
export default [
  layout('routes/site-layout.tsx', [
    index('routes/public/landing.tsx'),
    route('empleos', 'routes/public/jobs.tsx'),
    route('empleos-premium', 'routes/public/premium-jobs.tsx'),
    route('jobs/:jobId', 'routes/public/job.tsx'),
    route('companies', 'routes/public/company-front.tsx'),
    route('companies/:id', 'routes/public/company.tsx'),
    route('compatibilidad', 'routes/public/compatibility.tsx'),
    route('transparencia-ia', 'routes/public/ai-transparency.tsx'),
    route('login', 'routes/account/login.tsx'),
    route('user-type-selection', 'routes/account/user-type-selection.tsx'),
    route('register/company', 'routes/account/register-company.tsx'),
    route('register/professional', 'routes/account/register-professional.tsx'),
    route('recuperar-contrasena', 'routes/account/forgot-password.tsx'),
    route('restablecer-contrasena/:token', 'routes/account/reset-password.tsx'),
    route('verificar-correo/:token', 'routes/account/confirm-email.tsx'),
    route('admin/login', 'routes/admin/admin-login.tsx'),
    route('debug', 'routes/public/debug.tsx'),
    route('cv-test', 'routes/public/cv-test.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),
  layout('routes/company/company-layout.tsx', [
    route('company-dashboard', 'routes/company/summary.tsx'),
    route('company-dashboard/publicar', 'routes/company/publish.tsx'),
    route('company-dashboard/empleos', 'routes/company/jobs.tsx'),
    route('company-dashboard/empleos/:id/editar', 'routes/company/edit-job.tsx'),
    route('company-dashboard/candidatos', 'routes/company/candidates.tsx'),
    route('company-dashboard/candidatos/:jobId', 'routes/company/job-candidates.tsx'),
  ]),
  layout('routes/professional/professional-layout.tsx', [
    route('dashboard', 'routes/professional/summary.tsx'),
    route('professional-dashboard', 'routes/professional/summary.tsx', { id: 'professional-dashboard' }),
    route('dashboard/empleos', 'routes/professional/recommendations.tsx'),
    route('dashboard/experiencia', 'routes/professional/experience.tsx'),
    route('dashboard/postulaciones', 'routes/professional/applications.tsx'),
    route('dashboard/servicios', 'routes/professional/services.tsx'),
  ]),
  layout('routes/admin/admin-layout.tsx', [route('admin', 'routes/admin/admin-home.tsx')]),
  route('ui', 'routes/public/ui-gallery.tsx'),
] satisfies RouteConfig
