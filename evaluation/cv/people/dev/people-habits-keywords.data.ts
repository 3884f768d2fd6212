/** Polished CVs full of keywords: a bold lead-in before every item, achievements with figures, long skills behind a dash, certificates in progress. */
export const keywordRich: Record<string, string> = {
  'valeria-cisneros': `
# Valeria Cisneros Benites
**{title:Especialista en Marketing Digital | Growth | E-commerce | Performance}**
{place:Pueblo Libre, Lima, Perú} | {phone:+51 986 114 720} | {email:valeria.cisneros@correoejemplo.com} | {linkedin:linkedin.com/in/valeriacisnerosb}

## summary | Resumen profesional
{sum:Especialista en marketing digital orientada a resultados, con más de 8 años de experiencia liderando estrategias omnicanal en retail, educación y fintech. Experta en adquisición, retención y analítica, con un historial comprobado de crecimiento sostenido (+45 % en ingresos) y una sólida capacidad para traducir datos en decisiones.}

## experience | Experiencia profesional
{job}**{p:Growth Marketing Lead} — {c:Educa Ya Plataforma}** | {l:Lima, Perú} (remoto)
{d:Junio 2021 – Presente|2021-06|now}
- **Adquisición:** Lideré campañas en Google Ads, Meta Ads y TikTok Ads con una inversión mensual de USD 60K, logrando un ROAS de 4,8x.
- **Automatización:** Implementé flujos en HubSpot que incrementaron la conversión de leads en 32 %.
- **Liderazgo:** Dirigí un equipo de 6 especialistas (SEO, contenidos, diseño) bajo metodologías ágiles.
**Palabras clave:** funnel, CRO, CAC, LTV, cohortes

{job}**{p:Analista Senior de E-commerce} — {c:Tiendas Mirador}** | {l:Lima, Perú}
{d:Enero 2019 – Mayo 2021|2019-01|2021-05}
- **Ventas online:** Incrementé las ventas del canal digital de S/ 12 MM a S/ 31 MM en 24 meses.
- **Experiencia de usuario:** Coordiné con el equipo de UX la optimización del checkout, reduciendo el abandono en 18 %.

{job}**{p:Ejecutiva de Cuentas Digitales} — {c:Agencia Clic & Co.}** | {l:Lima, Perú}
{d:Marzo 2017 – Diciembre 2018|2017-03|2018-12}
- **Clientes:** Gestioné 9 cuentas de los sectores educación, salud y banca.

## skills | Competencias clave
**Marketing digital** — {s:SEO} • {s:SEM} • {s:Email marketing} • {s:Inbound} • {s:CRO}
**Analítica** — {s:Google Analytics 4} • {s:Looker Studio} • {s:SQL} (básico) • {s:A/B testing}
**Herramientas** — {s:HubSpot} • {s:VTEX} • {s:Semrush} • {s:Meta Business Suite}
**Habilidades interpersonales** — {s:Liderazgo} • {s:Comunicación efectiva} • {s:Pensamiento analítico} • {s:Adaptabilidad}

## education | Formación académica
{study}**{g:Licenciada en <Marketing>}** — {i:Universidad Peruana de Ciencias Aplicadas} | {d:2012 – 2016|2012|2016}
{study}**{g:Diplomado en <E-commerce>}** — {i:Universidad del Pacífico} | {d:2019|2019}

## certifications | Certificaciones
- **{x:Google Ads Search Certification}** — Google, 2024
- **{x:HubSpot Inbound Marketing}** — HubSpot Academy, 2023
- **{x:Meta Certified Media Buying Professional}** — Meta, en proceso (2026)

## languages | Idiomas
**{n:Español}** — {v:Nativo|native} | **{n:Inglés}** — {v:Avanzado (C1)|advanced} | **{n:Portugués}** — {v:Básico|basic}
`,

  'elmer-tucto': `
# ELMER TUCTO SANTAMARÍA
{title:Ingeniero de Seguridad y Salud en el Trabajo (SSOMA)} • Colegiado y habilitado
{phone:(+51) 976 550 834} • {email:elmer.tucto@correoejemplo.pe} • {place:Cajamarca, Perú}

## summary | PERFIL PROFESIONAL
{sum:Profesional proactivo con sólida experiencia en gestión de riesgos en minería, construcción e hidrocarburos. Alto dominio de la Ley 29783, el D.S. 023-2017-EM e ISO 45001. Orientado a la mejora continua, con capacidad de liderazgo y trabajo bajo presión.}

## skills | ÁREAS DE EXPERTISE
{s:Gestión de riesgos} | {s:Auditorías} | {s:Investigación de accidentes} | {s:Respuesta a emergencias}
{s:IPERC} | {s:ISO 45001} | {s:ICAM} | {s:Matriz de riesgos} | {s:Planes de contingencia}

## experience | TRAYECTORIA PROFESIONAL
{job}**{p:JEFE DE SSOMA}**
**{c:Constructora e Inmobiliaria Qhapaq Ñan S.A.C.}** – Proyecto Hospital de Cajabamba
{d:10/2022 – Actualidad|2022-10|now} | {l:Cajabamba, Cajamarca}
Responsabilidades principales:
- Planificar, implementar y supervisar el Plan de SSOMA del proyecto (350 trabajadores).
- Liderar el Comité de SST y reportar a la Gerencia de Proyecto.
Logros destacados:
- Cero accidentes incapacitantes en 1,2 millones de horas hombre.
{job}**{p:SUPERVISOR SSOMA}**
**{c:Contratista Minera Llacanora S.R.L.}** – Unidad Minera Cerro Lluc
{d:03/2019 – 09/2022|2019-03|2022-09} | {l:Hualgayoc, Cajamarca}
Responsabilidades principales:
- Inspecciones, PETAR, charlas de cinco minutos e investigación de incidentes.
{job}**{p:ASISTENTE DE SEGURIDAD}**
**{c:Gobierno Regional de Cajamarca}** – PROREGIÓN
{d:06/2017 – 02/2019|2017-06|2019-02} | {l:Cajamarca}

## education | FORMACIÓN ACADÉMICA
{study}{g:Ingeniero Ambiental} – {i:Universidad Nacional de Cajamarca} ({d:2011 – 2016|2011|2016})
{study}{g:Maestría en <Seguridad Industrial y Minera>} – {i:Universidad Nacional de Piura} ({d:2023 – en curso|2023|now})

## certifications | CERTIFICACIONES Y ESPECIALIZACIONES
✓ {x:Auditor Líder ISO 45001:2018} (40 h) – 2023
✓ {x:NFPA 1081 Brigadista Industrial} – 2022
✓ {x:Colegio de Ingenieros del Perú, CIP 099655}

## skills | HERRAMIENTAS TECNOLÓGICAS
MS Office (Avanzado): {s:Excel}, {s:Word}, {s:PowerPoint} | {s:Power BI} (Intermedio) | {s:AutoCAD} (Básico)

## languages | IDIOMAS
{n:Inglés} – {v:Intermedio|intermediate}
`,

  'katherine-llanos': `
# Katherine Llanos Arbulú
{title:Coordinadora de Compras y Abastecimiento}
{email:katherine.llanos@correoejemplo.com} | {phone:991 205 338} | {place:Callao} | {linkedin:linkedin.com/in/katherine-llanos-arbulu}

## summary | EXTRACTO
{sum:+10 años en compras estratégicas | Negociación con proveedores nacionales e importados | Ahorros acumulados por S/ 8,3 MM | SAP MM, Ariba y Power BI}

## - | LOGROS DESTACADOS
✔ Ahorro de S/ 2,1 MM en fletes (2023)
✔ Homologación de 140 proveedores (2022)
✔ Premio Ideas que Suman, Alimentos Bahía Azul, 2020

## experience | EXPERIENCIA PROFESIONAL
**{at:ALIMENTOS BAHÍA AZUL S.A.A.}** | {in:Callao} | 2017 – Actualidad
Compañía de consumo masivo, 3 200 colaboradores, exportadora a 14 países.
{job}{p:Coordinadora de Compras}, {d:Ene. 2021 – Actualidad|2021-01|now}
- **Estrategia:** Diseñé la matriz de Kraljic para 36 categorías.
- **Equipo:** A cargo de cuatro compradores y un analista.
{job}{p:Compradora Senior}, {d:Jul. 2017 – Dic. 2020|2017-07|2020-12}
- **Importaciones:** Negocié contratos anuales de empaques con China y Brasil.
{alone}
**{at:LABORATORIOS NOVA ANDINA S.A.}** | {in:Ate, Lima} | 2013 – 2017
{job}{p:Analista de Compras}, {d:Mar. 2015 – Jun. 2017|2015-03|2017-06}
{job}{p:Asistente de Compras}, {d:Feb. 2013 – Feb. 2015|2013-02|2015-02}

## education | EDUCACIÓN
{study}**{i:UNIVERSIDAD NACIONAL DEL CALLAO}** | {d:2007 – 2012|2007|2012}
{g:Título de <Ingeniera Industrial>}
{study}**{i:ESAN GRADUATE SCHOOL OF BUSINESS}** | {d:2018|2018}
{g:PEE en <Gestión de Compras>}

## skills | HARD SKILLS
{s:SAP MM} / {s:SAP Ariba} / {s:Power BI} / {s:Incoterms} / {s:Strategic sourcing} / {s:Gestión de contratos}

## skills | SOFT SKILLS
{s:Negociación} / {s:Influencia} / {s:Visión de negocio} / {s:Resiliencia}

## languages | IDIOMAS
{n:Inglés} / {v:Avanzado|advanced} / British Council
`,

  'joel-villafuerte': `
# Joel Villafuerte Canchari
**{title:Contador Público | Analista Tributario}**
{place:Ayacucho} | {phone:+51 966 021 557} | {email:joel.villafuerte@correoejemplo.com}

## summary | Acerca de
{sum:Contador Público comprometido con la excelencia, con 5 años de experiencia en asesoría tributaria a mypes y entidades públicas. Capacidad para trabajar en equipo, cumplir plazos y aprender con rapidez.}

## experience | Experiencia relevante
**{job}{c:Estudio Contable Wari Consultores}, {l:Ayacucho} — {p:Analista Tributario}**
{d:Abril de 2022 – Actualidad|2022-04|now}
- Elaboración de declaraciones mensuales y anuales de 45 contribuyentes (RER, RMT y régimen general).
- Atención de fiscalizaciones y cartas inductivas de SUNAT, con 92 % de casos cerrados sin multa.
**{job}{c:Red de Salud Huamanga}, {l:Ayacucho} — {p:Asistente Contable (locación de servicios)}**
{d:Enero de 2021 – Marzo de 2022|2021-01|2022-03}
- Fase de devengado en SIAF, control previo y conciliaciones.
**{job}{c:Comercial Agropecuaria Los Morochucos}, {l:Cangallo} — {p:Auxiliar Contable}**
{d:Julio de 2019 – Diciembre de 2020|2019-07|2020-12}

## education | Educación
**{study}{i:Universidad Nacional de San Cristóbal de Huamanga} — {g:Contador Público}**
{d:2014 – 2019|2014|2019}

## skills | Habilidades técnicas
- **Sistemas contables:** {s:Concar}, {s:Siscont}, {s:Starsoft}
- **Sector público:** {s:SIAF-SP}, {s:SIGA}, {s:SEACE}
- **Ofimática:** {s:Excel} (avanzado), {s:Word}

## skills | Habilidades blandas
- **{s:Atención al detalle}:** reviso cada asiento antes de cerrar el mes.
- **{s:Ética profesional}:** guardo reserva de la información del cliente.
- **{s:Aprendizaje continuo}:** me actualizo cada año en normas tributarias.

## certifications | Formación complementaria
- {x:Cierre contable y tributario 2024} – Colegio de Contadores Públicos de Ayacucho (30 horas)
- {x:SIAF y SIGA nivel intermedio} – Escuela Nacional de Control, 2021
`,
}
