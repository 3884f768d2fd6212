/** A label before every value, or before some: marked as `printing/written-cv.ts` and `layouts/dev/word-lines.ts` say. */
export const labelsBeforeValues: Record<string, string> = {
  'gladys-ccahuana': `
# {name:GLADYS MARIBEL CCAHUANA HUILLCA}
>< {title:Contadora Pública Colegiada}

>< {place:Wanchaq – Cusco}   |   {phone:984 301 662}   |   {email:gladysccahuana.cpc@correoejemplo.com}

## summary | PERFIL PROFESIONAL
{sum:Contadora pública colegiada con once años de experiencia en contabilidad gubernamental, tesorería y liquidación de obras por administración directa. Dominio del SIAF, SIGA y SEACE.}

## experience | EXPERIENCIA LABORAL

**Entidad:** {job}{c:Municipalidad Distrital de San Sebastián}
**Cargo:** {p:Jefa de la Unidad de Contabilidad}
**Periodo:** {d:Enero 2023 a la actualidad|2023-01|now}
**Funciones:**
• Formulación de estados financieros mensuales, semestrales y anuales.
• Conciliación de cuentas de enlace con el MEF.
• Atención de los requerimientos del Órgano de Control Institucional.

**Entidad:** {job}{c:Gobierno Regional de Cusco – Plan COPESCO}
**Cargo:** {p:Especialista en Liquidación Financiera de Obras}
**Periodo:** {d:Febrero 2019 a diciembre 2022|2019-02|2022-12}
**Funciones:**
• Liquidación financiera de 38 obras concluidas entre 2012 y 2018.
• Revisión de comprobantes de pago, planillas y órdenes de compra.

**Entidad:** {job}{c:Municipalidad Provincial de Urubamba}
**Cargo:** {p:Asistente de Tesorería}
**Periodo:** {d:Mayo 2016 a enero 2019|2016-05|2019-01}

**Empresa:** {job}{c:Estudio Contable Huamán & Asociados S.C.R.L.}
**Cargo:** {p:Auxiliar Contable}
**Periodo:** {d:2013 – 2015|2013|2015}
**Funciones:** Registro de compras y ventas, declaraciones mensuales PDT 621 y planillas PLAME de 25 clientes del régimen MYPE.

## education | FORMACIÓN ACADÉMICA

**Grado:** {study}{g:Contadora Pública}
**Institución:** {i:Universidad Nacional de San Antonio Abad del Cusco}
**Año:** {d:2014|2014}

**Grado:** {study}{g:Maestría en <Gestión Pública>} (en curso)
**Institución:** {i:Universidad Continental}
**Año:** {d:2024 – actualidad|2024|now}

## certifications | CAPACITACIONES
• {x:Cierre contable gubernamental}. Instituto de Gestión Pública del Sur, 2023. 80 horas
• {x:SIAF – SP: módulos administrativo y contable}. 2017. 60 horas
• {x:Nueva Ley de Contrataciones del Estado N° 32069}. OSCE, 2024. 24 horas

## skills | CONOCIMIENTOS
**Sistemas:** {s:SIAF}, {s:SIGA}, {s:SEACE}, {s:INFOBRAS}, {s:PLAME}
**Ofimática:** {s:Excel} avanzado, {s:Word}
**Habilidades:** {s:análisis}, {s:orden}, {s:trabajo por objetivos}

## languages | IDIOMAS
**{n:Quechua}:** {v:intermedio|intermediate}
**{n:Inglés}:** {v:básico|basic}
`,

  'elvis-tarrillo': `
# {name:Elvis Rolando Tarrillo Díaz}

## contact | Datos personales:
Edad: 34 años
DNI: 46000000
Domicilio: {place:Jr. Cajamarca 612, Chota}
Cel: {phone:976.408.113}
Licencia de conducir: {x:A-III B}

## experience | Experiencia laboral:

- Empresa: {job}{c:Transportes y Servicios El Cumbe SAC}
  Puesto: {p:Conductor de volquete}
  Tiempo: {d:desde 03/2022|2022-03|now}
  Jefe inmediato: Ing. Olger Vásquez
  Telf: 976 000 871
- Empresa: {job}{c:Consorcio Vial Chotano}
  Puesto: {p:Operador de cargador frontal}
  Tiempo: {d:06/2020 a 02/2022|2020-06|2022-02}
  Jefe inmediato: Sr. Nilser Rubio
- Empresa: {job}{c:Minera Alto Perlamayo S.A.} por Multiservicios Hualgayoc
  Puesto: {p:Operador de rodillo}
  Tiempo: {d:01/2018 a 04/2020|2018-01|2020-04}
- Empresa: {job}{c:Municipalidad Provincial de Chota}
  Puesto: {p:Operador de retroexcavadora}
  Tiempo: {d:2016|2016} (6 meses)
- Empresa: {job}{c:Municipalidad Distrital de Conchán}
  Puesto: {p:Chofer de camioneta}
  Tiempo: {d:2014 a 2015|2014|2015}
- Empresa: {job}{c:Ejército Peruano, BIM Zepita N° 7}
  Puesto: {p:Servicio militar voluntario, chofer}
  Tiempo: {d:2011 a 2012|2011|2012}

## education | Estudios:
- {study}{g:Primaria}: {i:I.E. 10384 Chota}
- {study}{g:Secundaria}: {i:I.E. San Juan}, {d:2004 a 2008|2004|2008}
- Técnico: {study}{g:Operador de Maquinaria Pesada}, {i:CFP Sencico Cajamarca}, {d:2013|2013}

## certifications | Cursos:
- {x:Manejo defensivo}, 2023
- {x:Operación de excavadora y cargador frontal}, Instituto Ingeocap, 2019
- {x:Primeros auxilios y extintores}, 2019

## skills | Sé hacer:
- {s:Mantenimiento básico de maquinaria}
- {s:Llenado de partes diarios y check list}
- {s:Manejo de volquete, rodillo, cargador y retroexcavadora}
`,

  'ursula-benavides': `
# {name:Úrsula Benavides Zegarra}
{title:Licenciada en Trabajo Social}
{place:Jesús María, Lima} · {phone:(+51) 993 117 640} · {email:u.benavides.z@correoejemplo.com} · {linkedin:linkedin.com/in/ursulabenavidesz}

## experience | Experiencia profesional

**Cargo: {job}{p:Trabajadora Social – Unidad de Protección Especial}**
Institución: {c:Ministerio de la Mujer y Poblaciones Vulnerables}
Área: Dirección de Protección Especial – Lima Este
Fecha: {d:Julio 2021 – Actualidad|2021-07|now}
Principales funciones:
✓ Evaluación socio familiar de niñas, niños y adolescentes en riesgo de desprotección.
✓ Visitas domiciliarias y elaboración de informes sociales para el Poder Judicial.
✓ Coordinación con DEMUNAs, comisarías y centros de salud de 8 distritos.
Logros:
✓ Reduje de 45 a 20 días el plazo promedio de los informes en 2023.

**Cargo: {job}{p:Asistenta Social}**
Institución: {c:Hospital Nacional Edgardo Rebagliati Martins – EsSalud}
Área: Servicio Social de Emergencia
Fecha: {d:Abril 2018 – Junio 2021|2018-04|2021-06}
Principales funciones:
✓ Entrevista y categorización social de pacientes en abandono.
✓ Gestión de traslados con albergues y la Beneficencia de Lima.

**Cargo: {job}{p:Gestora Local}**
Institución: {c:Programa Nacional JUNTOS, Unidad Territorial Huancavelica}
Fecha: {d:Marzo 2016 – Marzo 2018|2016-03|2018-03}
Principales funciones:
✓ Verificación de corresponsabilidades de 620 hogares usuarios.

**Cargo: {job}{p:Practicante Profesional de Bienestar Social}**
Institución: {c:Textiles Manufacturados San Luis S.A.}
Fecha: {d:2015|2015}

## education | Formación
Título: {study}{g:Licenciada en <Trabajo Social>}
Universidad: {i:Universidad Nacional Mayor de San Marcos}
Egreso: {d:2014|2014}

Diploma: {study}{g:Diplomado en <Protección de Niñez y Adolescencia>}
Universidad: {i:Pontificia Universidad Católica del Perú}
Año: {d:2019|2019}

## skills | Competencias
Técnicas: {s:Peritaje social}, {s:Redacción de informes}, {s:Entrevista}, {s:Mapeo de actores}, {s:SPSS}
Personales: {s:Empatía}, {s:Escucha activa}, {s:Manejo de conflictos}

## languages | Idiomas
{n:Inglés}: {v:Intermedio|intermediate} (ICPNA)

## certifications | Colegiatura y cursos
Colegio de Trabajadores Sociales del Perú, Región I: {x:CTSP N° 9800}, habilitada
Curso: {x:Intervención en crisis}, Cruz Roja Peruana, 2020
Curso: {x:Ley 30364 y ruta de atención de la violencia}, MIMP, 2022
`,

  'wilder-huancas': `
>< **CURRICULUM  VITAE**

## contact | 1.- DATOS PERSONALES.-
NOMBRES: {name:WILDER ANTONIO HUANCAS CHUQUIHUANGA}
OCUPACIÓN: {title:TÉCNICO ELECTRICISTA}
DNI: 44000000
ESTADO CIVIL: CONVIVIENTE
DIRECCIÓN: {place:AA.HH. NUEVA ESPERANZA MZ. K LT. 8 – VEINTISÉIS DE OCTUBRE, PIURA}
CELULAR: {phone:969-551-208}
CORREO: {email:whuancas.electricidad@correoejemplo.com}

## education | 2.- ESTUDIOS REALIZADOS.-
{study}{g:PRIMARIA}: {i:I.E. N° 14786 – FRÍAS}
{study}{g:SECUNDARIA}: {i:I.E. IGNACIO MERINO}     AÑO: {d:2002 – 2006|2002|2006}
SUPERIOR: {study}{i:I.S.T.P. ALMIRANTE MIGUEL GRAU}
ESPECIALIDAD: {g:ELECTROTECNIA INDUSTRIAL}     AÑO: {d:2008 – 2010|2008|2010}

## experience | 3.- EXPERIENCIA LABORAL.-

EMPRESA: {job}{c:AGROINDUSTRIAL VALLE DEL CHIRA S.A.}
CARGO: {p:ELECTRICISTA DE MANTENIMIENTO}
TIEMPO DE SERVICIO: {d:DEL 05-02-2021 A LA FECHA|2021-02|now}
FUNCIONES: MANTENIMIENTO DE MOTORES, TABLEROS Y BOMBAS DE RIEGO TECNIFICADO. LECTURA DE PLANOS. GUARDIAS NOCTURNAS.

EMPRESA: {job}{c:CONTRATISTA ELÉCTRICA DEL NORTE E.I.R.L.}
CARGO: {p:OFICIAL ELECTRICISTA}
TIEMPO DE SERVICIO: {d:DEL 10-08-2017 AL 20-12-2020|2017-08|2020-12}
FUNCIONES: INSTALACIÓN DE REDES DE BAJA TENSIÓN PARA ENOSA. CAMBIO DE POSTES Y LUMINARIAS.

EMPRESA: {job}{c:PESQUERA CALETA PAITA}
CARGO: {p:AYUDANTE ELECTRICISTA}
TIEMPO DE SERVICIO: {d:DEL 03-2015 AL 06-2017|2015-03|2017-06}

EMPRESA: {job}{c:CONSTRUCCIONES VARIAS}
CARGO: {p:ELECTRICISTA (INSTALACIONES DOMICILIARIAS)}
TIEMPO DE SERVICIO: {d:2011 AL 2014|2011|2014}

## certifications | 4.- CURSOS.-
{x:PUESTA A TIERRA Y PARARRAYOS} – SENATI PIURA 2019
{x:VARIADORES DE VELOCIDAD} – TECSUP 2022
{x:RIESGO ELÉCTRICO} – 2023

## skills | 5.- HABILIDADES.-
{s:LECTURA DE PLANOS} / {s:MEGADO DE MOTORES} / {s:PLC LOGO} / {s:TABLEROS DE CONTROL} / {s:AUTOCAD} BÁSICO

## references | 6.- REFERENCIAS.-
ING. CARLOS ZAPATA – VALLE DEL CHIRA – 969000113
SR. JULIO CRUZ – CONTRATISTA DEL NORTE – 969000224

PIURA, FEBRERO DEL 2025
`,
}
