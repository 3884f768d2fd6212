/** The parts of a job on lines of their own, in unusual orders, with empty lines inside and none between, and labels in between. */
export const interleavedLines: Record<string, string> = {
  'norma-cusihuaman': `
# Norma Cusihuamán Layme
{title:Obstetra}
{place:Sicuani, Cusco}
{phone:984 551 230}
{email:norma.cusihuaman@correoejemplo.pe}

## experience | EXPERIENCIA LABORAL

{job}{d:Del 01 de marzo de 2021 a la fecha|2021-03|now}

{c:Centro de Salud Pampaphalla}

{l:Sicuani, Cusco}

{p:Obstetra}

Atención prenatal, partos y planificación familiar. Responsable del programa de gestantes desde julio de 2022.

{job}{d:Del 02 de mayo de 2019 al 30 de abril de 2020|2019-05|2020-04}

{c:Puesto de Salud Checacupe}

{l:Canchis, Cusco}

{p:Obstetra SERUMS}

Visitas domiciliarias en nueve comunidades.

{job}{d:Enero a diciembre de 2018|2018-01|2018-12}

{c:Hospital Antonio Lorena}

{l:Cusco}

{p:Interna de Obstetricia}

## education | ESTUDIOS

{study}{d:2013 – 2018|2013|2018}

{i:Universidad Andina del Cusco}

{g:Licenciada en <Obstetricia>}

{study}{d:2022|2022}

{i:Universidad Nacional de San Antonio Abad del Cusco}

{g:Diplomado en <Emergencias Obstétricas>}

## skills | HABILIDADES

{s:Atención de parto vertical}

{s:Ecografía básica}

{s:Consejería}

{s:Vacunación}

## languages | IDIOMAS

{n:Quechua}: {v:hablado con fluidez|advanced}

## certifications | CERTIFICADOS

{x:Colegio de Obstetras del Perú, COP 099120}

{x:Reanimación neonatal}, 2023
`,

  'teodoro-ancasi': `
# TEODORO ANCASI HUAMANÍ
{title:Operador de maquinaria pesada}
{place:Nasca, Ica} - {phone:956 220 418}

## experience | EXPERIENCIA

{job}{c:CONTRATISTAS GENERALES MARCONA S.R.L.}
{p:Operador de excavadora}
{l:San Juan de Marcona}
{d:Junio 2020 hasta la actualidad|2020-06|now}
{job}{c:MUNICIPALIDAD PROVINCIAL DE LUCANAS}
{p:Operador de cargador frontal}
{l:Puquio}
{d:Agosto 2017 hasta mayo 2020|2017-08|2020-05}
{job}{c:CONSORCIO INTEROCEÁNICA TRAMO 1}
{p:Operador de rodillo y volquete}
{l:Puquio - Abancay}
{d:2013 hasta 2017|2013|2017}
{job}{c:FUNDO SAN CAMILO}
{p:Tractorista}
{l:Ica}
{d:2009 hasta 2012|2009|2012}

## skills | MÁQUINAS QUE OPERO
{s:Excavadora CAT 336}
{s:Cargador frontal 950H}
{s:Retroexcavadora}
{s:Rodillo liso}
{s:Tractor agrícola}

## certifications | LICENCIAS
{x:Licencia A-IIIb}
{x:Certificado de operador de excavadora}, Instituto Maquinista, 2016

## education | EDUCACIÓN
{study}{i:I.E. Simón Rodríguez}
{g:Secundaria completa}
{d:2006|2006}
`,

  'angie-caballero': `
# Angie Caballero Rentería
Correo: {email:angie.caballero.r@correoejemplo.com}
Celular: {phone:+51 972 884 016}
Ciudad: {place:Tumbes}

## summary | Acerca de mí

{sum:Administradora de tiendas de conveniencia. Me gusta ordenar procesos, formar a la gente nueva y llegar a la meta de ventas sin gritos.}

## experience | Historial laboral

{job}{p:Administradora de tienda}
{d:Desde noviembre de 2021|2021-11|now}

Dónde: {c:Minimarket Puerto Pizarro}, {l:Tumbes}

Qué hice: apertura de dos locales, planilla de 14 personas, compras por S/ 120 000 mensuales.

{job}{p:Subadministradora}
{d:De febrero de 2019 a octubre de 2021|2019-02|2021-10}

Dónde: {c:Grifo y Minimarket La Cruz E.I.R.L.}, {l:Zorritos}

Qué hice: turnos, arqueos y control de vencidos.

{job}{p:Cajera}
{d:De diciembre de 2016 a enero de 2019|2016-12|2019-01}

Dónde: {c:Ferretería Don Goyo}, {l:Tumbes}

Qué hice: caja, facturas y atención.

## education | Estudios

{study}{g:Administración de Negocios Internacionales}
{d:De 2017 a 2021|2017|2021}

Dónde: {i:Universidad Nacional de Tumbes}

## skills | Competencias

Lo técnico: {s:Excel}, {s:arqueo de caja}, {s:control de inventario}, {s:sistema Sigo}

Lo personal: {s:liderazgo}, {s:calma}, {s:organización}
`,

  'cirilo-mamani': `
# Cirilo Mamani Huarachi
{title:Técnico agropecuario y extensionista}

{place:Azángaro, Puno}

{phone:951 402 778}  /  {email:cirilo.mamani.h@correoejemplo.com}

## experience | Experiencia de trabajo

{job}{c:Programa Agro Rural – Agencia Zonal Azángaro}

{d:(2022 – actualidad)|2022|now}

{p:Extensionista en alpacas y ovinos}
- Dosificación y esquila de 3 200 cabezas en la campaña 2023.
- Parcelas de avena forrajera con 60 familias.

{job}{c:Asociación de Criadores San Juan de Salinas}

{d:(2018 – 2021)|2018|2021}

{p:Técnico en mejoramiento genético}
- Inseminación artificial, registros y empadre controlado.

{job}{c:Vaso de Leche – Municipalidad Distrital de Asillo}

{d:(2016)|2016}

{p:Almacenero}

## education | Formación

{study}{i:Instituto Superior Tecnológico Público Pedro Vilcapaza}

{d:(2013 – 2015)|2013|2015}

{g:Técnico en <Producción Agropecuaria>}

## certifications | Capacitación

{x:Inseminación artificial en alpacas}
INIA Quimsachata
2019

{x:Manejo de pastos altoandinos}
Universidad Nacional del Altiplano
2017

## skills | Sé trabajar en

{s:Sanidad animal}

{s:Pastos y forrajes}

{s:Riego por aspersión}

{s:Motocicleta y camioneta 4x4}

## languages | Lenguas

{n:Aimara} ({v:nativo|native})
{n:Quechua} ({v:nativo|native})
{n:Castellano}
`,

  'paola-garrido': `
# Paola Garrido Lecaros
{title:Química Farmacéutica}
{email:paola.garrido.l@correoejemplo.com}    {phone:(054) 55-1207}    {place:José Luis Bustamante y Rivero, Arequipa}

## experience | Experiencia

{job}{l:Arequipa}
{d:Ene 2022 - Actualidad|2022-01|now}
{c:Droguería Characato Salud S.A.C.}
Distribuidora de dispositivos médicos para 30 clínicas del sur.

**{p:Directora Técnica}**
Trámites de registro sanitario y auditorías de DIGEMID.

{job}{l:Moquegua}
{d:Abr 2019 - Dic 2021|2019-04|2021-12}
{c:Hospital Regional de Moquegua}
Hospital II-2, 120 camas.

**{p:Química Farmacéutica asistencial}**
Farmacovigilancia y dosis unitaria.

{job}{l:Arequipa}
{d:Mar 2017 - Mar 2019|2017-03|2019-03}
{c:Boticas Yanahuara}

**{p:Regente}**

## education | Formación

{study}Arequipa
{d:2011 - 2016|2011|2016}
{i:Universidad Católica de Santa María}

**{g:Química Farmacéutica}**

{study}Lima
{d:2023 - En curso|2023|now}
{i:Universidad Peruana Cayetano Heredia}

**{g:Maestría en <Asuntos Regulatorios>}**

## skills | Habilidades
{s:Buenas prácticas de almacenamiento}
{s:Asuntos regulatorios}
{s:Farmacovigilancia}
{s:Auditoría interna}
{s:SIGA}

## languages | Idiomas
{n:Inglés}
{v:Intermedio|intermediate}
`,
}
