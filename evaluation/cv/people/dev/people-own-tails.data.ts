/** Health, schools and the state, where every post has a long tail, marked as `printing/written-cv.ts` and `layouts/dev/word-lines.ts` say. */
export const postsWithLongTails: Record<string, string> = {
  'dora-alarcon': `
# {name:DORA LUZ ALARCÓN BERNAOLA}
>< {title:Obstetra} – {x:COP N° 21447}
>< {place:Chincha Alta, Ica} · {phone:956 320 881} · {email:doralarcon.obst@correoejemplo.com}

## experience | EXPERIENCIA PROFESIONAL

1. {job}**{p:Obstetra asistencial}**
{c:Hospital San José de Chincha – Red de Salud Chincha Pisco, Servicio de Centro Obstétrico}
{d:Desde el 3 de enero del 2020 hasta la fecha|2020-01|now}
• Atención de partos vaginales y puerperio inmediato; 14 guardias al mes.
• Monitoreo fetal electrónico y psicoprofilaxis.

2. {job}**{p:Coordinadora de la Estrategia Sanitaria de Salud Sexual y Reproductiva}**
{c:Microred Pueblo Nuevo – DIRESA Ica}
{d:Del 1 de febrero del 2016 al 31 de diciembre del 2019|2016-02|2019-12}
• Supervisión de 9 establecimientos y elaboración de informes trimestrales.

3. {job}**{p:Obstetra (contrato por terceros)}**
{c:C.S. El Carmen – MINSA}
{d:Del 2 de mayo del 2014 al 30 de enero del 2016|2014-05|2016-01}

4. {job}**{p:Obstetra SERUMS}**
{c:P.S. San Pedro de Huacarpana, Red de Salud Chincha Pisco}
{d:De abril del 2013 a abril del 2014|2013-04|2014-04}

## education | ESTUDIOS

1. {study}**{g:Licenciada en <Obstetricia>}**
{i:Universidad Nacional San Luis Gonzaga de Ica}, {d:2012|2012}
2. {study}**{g:Segunda Especialidad en <Monitoreo Fetal y Diagnóstico por Imágenes>}**
{i:Universidad San Martín de Porres}, {d:2018 - 2019|2018|2019}

## certifications | CAPACITACIONES
• {x:Emergencias obstétricas y claves}, Instituto Nacional Materno Perinatal, 2022, 80 horas
• {x:Monitoreo fetal electrónico}, Colegio de Obstetras del Perú, 2017, 51 horas
• {x:Consejería en planificación familiar}, MINSA, 2015

## skills | COMPETENCIAS
{s:Trabajo bajo presión}, {s:trato humanizado}, {s:liderazgo}, {s:HIS}, {s:SIP 2000}, {s:Excel}

## languages | IDIOMAS
{n:Inglés} {v:básico|basic}
`,

  'abdias-ramos': `
# {name:Abdías Ramos Choquehuanca}
**{title:Docente de Educación Primaria Intercultural Bilingüe}**
{place:Azángaro – Puno}
Celular {phone:951 880 116}, correo {email:abdias.ramos.eib@correoejemplo.com}

## education | FORMACIÓN PROFESIONAL
▪ {study}{g:Profesor de <Educación Primaria>}, {i:Instituto Superior Pedagógico Público de Azángaro}, {d:1999|1999}
▪ {study}{g:Bachiller en <Educación>}, {i:Universidad Nacional del Altiplano – Programa de Complementación}, {d:2007|2007}
▪ {study}{g:Maestría en <Lingüística Andina y Educación> (estudios concluidos)}, {i:Universidad Nacional del Altiplano}, {d:2011 – 2013|2011|2013}

## experience | EXPERIENCIA LABORAL EN EL SECTOR EDUCACIÓN
▪ {job}{p:Director designado}, {c:I.E.P. N° 72 710 San Antón – UGEL Azángaro}. R.D. N° 0341-2019. {d:Marzo 2019 – a la fecha|2019-03|now}
▪ {job}{p:Acompañante pedagógico EIB}, {c:Ministerio de Educación – Programa Presupuestal PELA, UGEL Azángaro}. {d:Febrero 2014 – diciembre 2018|2014-02|2018-12}
▪ {job}{p:Docente de aula (nombrado)}, {c:I.E.P. N° 72 594 Tirapata}. R.D. N° 1120-2003. {d:Abril 2003 – enero 2014|2003-04|2014-01}
▪ {job}{p:Docente unidocente (contratado)}, {c:I.E.P. N° 72 633 Comunidad Kenamari}. {d:Años 2000, 2001 y 2002|2000|2002}

## - | CARGOS Y COMISIONES
▪ Miembro de la comisión de normalización del quechua sureño, DRE Puno, 2016.
▪ Formador en el taller macrorregional EIB, Cusco, julio de 2017.

## certifications | ESPECIALIZACIÓN
▪ {x:Evaluador de lengua originaria, nivel avanzado}. MINEDU, 2015
▪ {x:Diplomado en Gestión Escolar}. Universidad Antonio Ruiz de Montoya, 2020. 24 créditos

## languages | LENGUAS
▪ {n:Quechua}: {v:nativo|native}
▪ {n:Castellano}: {v:avanzado|advanced}

## skills | USO DE TIC
▪ {s:Word}, {s:Excel}, {s:SIAGIE}, {s:PerúEduca}
`,

  'sandra-cruzado': `
>< **__HOJA DE VIDA NO DOCUMENTADA__**
# {name:SANDRA PATRICIA CRUZADO RABANAL}
>< {title:PSICÓLOGA}

## contact | **I.    DATOS GENERALES**
    1.1.  DNI  :  44000000
    1.2.  Dirección  :  {place:Av. Atahualpa 556, Cajamarca}
    1.3.  Celular  :  {phone:976 559 030}
    1.4.  Correo  :  {email:sandracruzado.ps@correoejemplo.com}
    1.5.  N° de colegiatura  :  {x:C.Ps.P. 31774}

## education | **II.   ESTUDIOS**
    2.1.  {study}{g:Licenciada en <Psicología>}. {i:Universidad Privada Antonio Guillermo Urrelo}. {d:2013|2013}
    2.2.  {study}{g:Maestra en <Psicología Clínica>}. {i:Universidad Peruana Cayetano Heredia}. {d:2017 - 2019|2017|2019}

## experience | **III.  EXPERIENCIA**
    3.1.  {job}{c:Centro de Salud Mental Comunitario “Esperanza” – Red Integrada de Salud Cajamarca}
          {p:Psicóloga – Programa de Prevención y Control de Adicciones}
          {d:10/2020 a la actualidad|2020-10|now}
    3.2.  {job}{c:Centro de Emergencia Mujer San Marcos – Programa Nacional Aurora (MIMP)}
          {p:Psicóloga de atención}
          {d:03/2018 a 09/2020|2018-03|2020-09}
    3.3.  {job}{c:I.E. Jesús Nazareno, nivel secundaria}
          {p:Psicóloga escolar, JEC}
          {d:03/2015 a 12/2017|2015-03|2017-12}
    3.4.  {job}{c:Hospital Regional Docente de Cajamarca}
          {p:Interna de psicología}
          {d:2012|2012}

## certifications | **IV.   CAPACITACIONES**
    4.1.  {x:Terapia cognitivo conductual}. Instituto Peruano de Orientación Psicológica. 2021. 200 h
    4.2.  {x:Cámara Gesell y entrevista única}. Ministerio Público. 2019. 30 h
    4.3.  {x:mhGAP}. OPS / MINSA. 2020

## skills | **V.    HABILIDADES**
    5.1.  {s:Intervención en crisis}
    5.2.  {s:Aplicación de WISC-V, MMPI-2 y Bender}
    5.3.  {s:Informes psicológicos}
    5.4.  {s:SPSS}
`,

  'victor-hugo-lazo': `
# {name:VÍCTOR HUGO LAZO MONTESINOS}
>< {title:BACHILLER EN ADMINISTRACIÓN – GESTIÓN PÚBLICA}
>< Celular: {phone:958 337 290} – {email:vhlazo.m@correoejemplo.com} – {place:Paucarpata, Arequipa}

## summary | PRESENTACIÓN
{sum:Administrador con diez años en abastecimiento y patrimonio de entidades del Estado. Certificado por el OSCE. Conocimiento de la Ley N° 32069 y del SIGA MEF.}

## experience | EXPERIENCIA LABORAL

{job}**{d:DESDE 02/05/2022 – A LA FECHA|2022-05|now}**
{p:ESPECIALISTA EN CONTRATACIONES (CAS N° 041-2023)}
{c:PODER JUDICIAL, CORTE SUPERIOR DE JUSTICIA DE AREQUIPA, COORDINACIÓN DE LOGÍSTICA}
• Actos preparatorios de 62 procedimientos de selección; elaboración de bases y cuadros comparativos.
• Miembro titular de comités especiales.

{job}**{d:01/07/2018 – 30/04/2022|2018-07|2022-04}**
{p:ASISTENTE EN CONTROL PATRIMONIAL}
{c:UNIVERSIDAD NACIONAL DE SAN AGUSTÍN, OFICINA DE CONTROL PATRIMONIAL}
• Toma de inventario 2018, 2019 y 2021; bajas y donaciones.

{job}**{d:05/01/2016 – 30/06/2018|2016-01|2018-06}**
{p:TÉCNICO ADMINISTRATIVO I}
{c:GERENCIA REGIONAL DE AGRICULTURA, AGENCIA AGRARIA CASTILLA}

{job}**{d:2014 – 2015|2014|2015}**
{p:AUXILIAR DE ALMACÉN}
{c:PROGRAMA NACIONAL QALI WARMA, UNIDAD TERRITORIAL AREQUIPA}

## education | FORMACIÓN ACADÉMICA
• {study}**{g:BACHILLER EN <ADMINISTRACIÓN>}** – {i:UNIVERSIDAD NACIONAL DE SAN AGUSTÍN DE AREQUIPA} – {d:2013|2013}
• {study}**{g:EGRESADO DE MAESTRÍA EN <GERENCIA SOCIAL Y DE RECURSOS HUMANOS>}** – {i:UNSA} – {d:2019|2019}

## certifications | CERTIFICACIONES Y CURSOS
• {x:CERTIFICACIÓN OSCE NIVEL INTERMEDIO} – 2023
• {x:GESTIÓN DE ALMACENES E INVENTARIOS} – ESCUELA DE GESTIÓN PÚBLICA – 2019 – 90 HORAS
• {x:LEY SERVIR Y RÉGIMEN CAS} – 2021

## skills | DOMINIO DE SISTEMAS
• {s:SIGA MEF}, {s:SEACE 3.0}, {s:SIAF}, {s:SINABIP}
• {s:EXCEL} NIVEL INTERMEDIO

## references | REFERENCIAS
• CPC. ELENA RIVERA TEJADA – COORDINADORA DE LOGÍSTICA – 958 000 741
`,
}
