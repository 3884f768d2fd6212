/** Fifteen and more years at desks, told at length, as programs of the web lay them out in one column. */
export const midCareer: Record<string, string> = {
  'silvia-neyra': `
# Silvia Patricia Neyra Castillo
{title:Ejecutiva de Banca Empresa}
{place:Trujillo, Perú} · {phone:+51 949 660 218} · {email:silvia.neyra@banca.example} · {linkedin:linkedin.com/in/silvianeyra}

## summary | Resumen profesional
{sum:Ejecutiva con dieciocho años en banca de pequeña y mediana empresa en La Libertad y Lambayeque. Especialista en créditos agroindustriales, comercio exterior y recuperación de cartera. Reconocida por construir relaciones de largo plazo con clientes y por formar equipos jóvenes.}

## experience | Experiencia laboral

{job}**{p:Gerente de Relación, Banca Empresa}** >> {d:abril 2019 – actualidad|2019-04|now}
{c:Banco Continental del Norte} · {l:Trujillo}
- Administro una cartera de 62 empresas por S/ 310 millones, con mora menor de 0.9 %.
- Estructuré el financiamiento de la planta de arándanos de un grupo de Virú por USD 14 millones (2021).
- Lidero el comité regional de créditos y a tres funcionarios de negocios.
- Premio a la mejor cartera agroexportadora en 2020 y 2022.

{job}**{p:Funcionaria de Negocios Pyme}** >> {d:enero 2013 – marzo 2019|2013-01|2019-03}
{c:Banco Continental del Norte} · {l:Chiclayo}
- Crecimiento de colocaciones de S/ 18 a 57 millones en seis años.
- Apertura de la oficina de Jayanca y capacitación de su personal.
- Durante el Fenómeno del Niño de 2017 reprogramé 140 créditos sin castigos.

{job}**{p:Analista de Créditos}** >> {d:junio 2007 – diciembre 2012|2007-06|2012-12}
{c:Caja Rural Sipán Andina S.A.} · {l:Chiclayo}
- Evaluación de microempresarios de los mercados Moshoqueque y Modelo.
- Recuperación de cartera castigada.

{job}**{p:Practicante de Operaciones}** >> {d:2006|2006}
{c:Financiera del Pacífico Norte} · {l:Trujillo}

## education | Educación

{study}**{g:Maestría en <Finanzas>}** >> {d:2015 – 2017|2015|2017}
{i:Universidad ESAN}
{study}**{g:Título de <Economista>}** >> {d:2008|2008}
{i:Universidad Nacional de Trujillo}
{study}**{g:Bachiller en <Ciencias Económicas>}** >> {d:2002 – 2006|2002|2006}
{i:Universidad Nacional de Trujillo}

## certifications | Cursos
- {x:Financiamiento de agroexportación}, Instituto Bancario del Perú, 2021
- {x:Riesgo crediticio avanzado}, Centro de Estudios Financieros, 2016
- {x:Prevención del lavado de activos}, SBS, 2023

## skills | Competencias
{s:Análisis de estados financieros} · {s:Negociación} · {s:Evaluación de riesgos} · {s:Comercio exterior} · {s:Excel} · {s:Gestión de equipos}

## languages | Idiomas
{n:Inglés}: {v:intermedio|intermediate}
`,

  'dante-quiroz': `
# DANTE ISRAEL QUIROZ VERA
{title:Jefe de Producción Agroindustrial}
{place:Ica} | {phone:956 118 730} | {email:dante.quiroz@agro.example}

## summary | ACERCA DE MÍ
{sum:Ingeniero de industrias alimentarias con 14 años en plantas de empaque de uva, palta y espárrago para exportación. Manejo de personal en campaña (hasta 600 operarios), inocuidad y mejora continua.}

## experience | EXPERIENCIA PROFESIONAL

**{at:AGRÍCOLA DON EUSEBIO S.A.C.}**
Empresa exportadora de uva de mesa y palta; 1,100 hectáreas en Ica y Villacurí.

{job}**{p:Jefe de Producción}**
{d:Setiembre 2020 – a la fecha|2020-09|now}
Responsable de tres líneas de empaque, del frío y de la mano de obra de campaña.
Logros:
- Productividad: de 38 a 47 cajas por hora y persona entre 2021 y 2024.
- Merma por frío: 2.1 % a 0.8 %.
- Implementación de BRCGS versión 9 con calificación AA+.

{job}**{p:Supervisor de Packing}**
{d:Enero 2017 – agosto 2020|2017-01|2020-08}
- Programación de turnos y abastecimiento de materiales.
- Control de calibres y trazabilidad por pallet.

{alone}**{at:ESPÁRRAGOS VILLACURÍ S.A.}**

{job}**{p:Supervisor de Aseguramiento de Calidad}**
{d:Febrero 2013 – diciembre 2016|2013-02|2016-12}
- Auditorías internas HACCP y Global GAP.
- Atención de reclamos de clientes de Holanda y del Reino Unido.

{alone}**{at:CONSERVAS PISQUEÑAS E.I.R.L.}**

{job}**{p:Asistente de Planta}**
{d:2011 – 2012|2011|2012}

{alone}
## education | FORMACIÓN
{study}{i:Universidad Nacional San Luis Gonzaga de Ica}
{g:Ingeniero en <Industrias Alimentarias>}, {d:2005 – 2010|2005|2010}
{study}{i:Universidad Nacional Agraria La Molina}
{g:Diplomado en <Gestión de la Inocuidad>}, {d:2018|2018}

## certifications | CERTIFICACIONES Y COLEGIATURA
{x:Colegiatura CIP 142906}
{x:Auditor líder BRCGS Food Safety}, 2022
{x:Lean Manufacturing}, TECSUP, 2019

## skills | HABILIDADES
**Técnicas:** {s:Balance de líneas}, {s:HACCP}, {s:Global GAP}, {s:SAP PP}, {s:Excel} avanzado
**Personales:** {s:Liderazgo}, {s:Comunicación con sindicatos}, {s:Orden}

## languages | IDIOMAS
{n:Inglés} ({v:B1|intermediate}), {n:Portugués} ({v:A2|basic})
`,

  'monica-huayhua': `
# Mónica Huayhua Puma
{title:Trabajadora Social}
Correo: {email:monica.huayhua@social.example}
Celular: {phone:950 774 102}
Dirección: {place:Alto Puno, Puno}

## summary | Perfil
{sum:Trabajadora social con experiencia en protección de niñas, niños y adolescentes, salud mental y programas sociales. Bilingüe en quechua y con disponibilidad para viajar a zonas rurales.}

## education | Estudios superiores
{study}{g:Licenciada en <Trabajo Social>}, {i:Universidad Nacional del Altiplano}, {d:2012|2012}
{study}{g:Bachiller en <Trabajo Social>}, {i:Universidad Nacional del Altiplano}, {d:2006 al 2011|2006|2011}
{study}{g:Segunda Especialidad en <Familia>} (en curso), {i:Universidad Nacional de San Agustín de Arequipa}, {d:desde 2025|2025|now}

## experience | Experiencia laboral

{job}**{c:Unidad de Protección Especial – MIMP}** ({l:Puno})
{p:Trabajadora social}
{d:Mayo 2021 – Actualidad|2021-05|now}
• Evaluación social de 25 casos por mes de niñas y niños en desprotección familiar.
• Informes para la Fiscalía de Familia y el Juzgado.
• Coordinación con DEMUNA y con 11 municipalidades de la provincia.

{job}**{c:Hospital Regional Manuel Núñez Butrón}** ({l:Puno})
{p:Asistenta social (CAS)}
{d:Abril 2017 – Abril 2021|2017-04|2021-04}
• Estudio socioeconómico de pacientes del SIS, gestión de traslados y donaciones.
• Integrante del módulo de atención al maltrato infantil en salud (MAMIS).

{job}**{c:Programa Nacional CUNA MÁS}** ({l:Azángaro})
{p:Acompañante técnica}
{d:Febrero 2014 – Marzo 2017|2014-02|2017-03}
• Capacitación de 32 facilitadoras y visita a 280 familias.

{job}**{c:Centro de Apoyo Micaela}** ({l:Juliaca})
{p:Promotora social}
{d:2013|2013}

## certifications | Cursos y registro profesional
• {x:Colegiatura CTSP 9120}, Colegio de Trabajadores Sociales del Perú
• {x:Entrevista única en cámara Gesell}, Ministerio Público, 2022
• {x:Violencia familiar y de género}, UNAP, 2019

## skills | Habilidades
• {s:Visita domiciliaria}
• {s:Informe social}
• {s:Intervención en crisis}
• {s:Word} y {s:Excel}

## languages | Idiomas
• {n:Quechua}: {v:avanzado|advanced}
• {n:Castellano}: {v:nativo|native}

## references | Referencias
• Lic. Nancy Arpi Quispe, directora de la UPE Puno, 951 330 770
`,

  'gerardo-lujan': `
# Gerardo Luján Ampuero
{title:IT Project Manager – Scrum Master – PMP®}
{place:La Molina, Lima} | {email:gerardo.lujan@proyectos.example} | {phone:(+51) 997 205 441}

## summary | PERFIL EJECUTIVO
{sum:Ingeniero de sistemas con 16 años en tecnología, 10 de ellos gestionando proyectos en banca, seguros y gobierno. He liderado equipos de hasta 40 personas y presupuestos de USD 5 millones con metodologías ágiles y predictivas.}

## experience | TRAYECTORIA PROFESIONAL

{job}**{c:SEGUROS LA PACÍFICA DEL SUR}** >> {d:Feb. 2021 – Presente|2021-02|now}
{p:Gerente de Proyectos de TI}
- Portafolio de 12 proyectos: renovación del core, canales digitales y analítica.
- Migración a la nube de 70 aplicaciones en 14 meses, dentro del presupuesto.
- Transformación ágil de cuatro células; NPS interno de 31 a 58.

{job}**{c:BANCO INTERANDINO}** >> {d:Jul. 2016 – Ene. 2021|2016-07|2021-01}
{p:Scrum Master / Líder de Proyecto}
- Banca móvil para 1.1 millones de usuarios (2018-2020).
- Integración con billeteras y con el buró de crédito.

{job}**{c:OFICINA NACIONAL DE PROCESOS ELECTORALES – ONPE}** >> {d:Ene. 2013 – Jun. 2016|2013-01|2016-06}
{p:Analista de Sistemas Senior}
- Sistema de cómputo de resultados para las elecciones municipales de 2014 y generales de 2016.

{job}**{c:CONSULTORA SOFTWARE Y VALOR S.A.C.}** >> {d:Mar. 2009 – Dic. 2012|2009-03|2012-12}
{p:Programador Java / Analista Programador}
- Desarrollo para clientes del sector público: RENIEC y SUNARP.

## education | FORMACIÓN ACADÉMICA
{study}**{g:Maestría en <Dirección de Tecnologías de Información>}** >> {d:2017 – 2019|2017|2019}
{i:Universidad ESAN}
{study}**{g:Ingeniero de Sistemas}** >> {d:2003 – 2008|2003|2008}
{i:Universidad de Lima}

## certifications | CERTIFICACIONES INTERNACIONALES
{x:Project Management Professional (PMP)} – PMI – 2018
{x:Professional Scrum Master II} – Scrum.org – 2020
{x:ITIL 4 Foundation} – PeopleCert – 2021
{x:AWS Certified Cloud Practitioner} – 2022

## skills | HERRAMIENTAS Y COMPETENCIAS
{s:MS Project} | {s:Jira} | {s:Confluence} | {s:Azure DevOps} | {s:Power BI} | {s:Gestión de interesados} | {s:Negociación con proveedores}

## languages | IDIOMAS
{n:Español} ({v:lengua materna|native}), {n:Inglés} ({v:avanzado|advanced}), {n:Portugués} ({v:intermedio|intermediate})
`,
}
