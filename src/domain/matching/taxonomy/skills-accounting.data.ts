/** Skills of accounting, tax and audit in Peru: name | category | synonyms | related. */
export const accountingSkills = `
Contabilidad general | technical | ?contabilidad, conocimientos contables, conocimientos de contabilidad, procesos contables, ?accounting, gestión contable, contabilidad financiera, financial accounting | Análisis de cuentas contables, Registro contable, Cierre contable
Registro contable | technical | asientos contables, registro de asientos, provisión de facturas, contabilización, bookkeeping, journal entries, provisiones contables | Contabilidad general, Plan Contable General Empresarial
Análisis de cuentas contables | technical | análisis de cuentas, account analysis, análisis contable, composición de cuentas | >Contabilidad general, Conciliación de cuentas
Conciliación de cuentas | technical | conciliaciones contables, account reconciliation, cruce de cuentas | Conciliación bancaria
Conciliación bancaria | technical | bank reconciliation, conciliación de bancos | Libro caja y bancos, Tesorería
Cierre contable | technical | cierre contable mensual, cierre mensual y anual, month end closing, cierre de mes, cierre mensual, cierre anual, cierres mensuales | >Contabilidad general, Elaboración de estados financieros
Elaboración de estados financieros | technical | estados financieros, ?eeff, ee.ff., formulación de estados financieros, financial statements, balance general, estado de resultados | >Contabilidad general, NIIF, Análisis de estados financieros
Plan Contable General Empresarial | technical | pcge, plan contable, plan de cuentas, chart of accounts | Contabilidad general
NIIF | technical | ifrs, normas internacionales de información financiera, niif 16, niif 15, niif para pymes, nics, normas niif, international financial reporting standards | Elaboración de estados financieros, Diferencias temporales NIC 12
Diferencias temporales NIC 12 | technical | impuesto a la renta diferido, nic 12, deferred tax, impuestos diferidos | NIIF, Impuesto a la renta de tercera categoría
US GAAP | technical | usgaap, principios contables americanos, generally accepted accounting principles | NIIF
Consolidación de estados financieros | technical | consolidación financiera, estados financieros consolidados, financial consolidation, consolidación de eeff | >Elaboración de estados financieros
Contabilidad de costos | technical | cost accounting, ?costos, análisis de costos, costeo | Costeo ABC, Costos de producción, Costo estándar
Costeo ABC | technical | costeo basado en actividades, activity based costing, costos abc | >Contabilidad de costos
Costos de producción | technical | costeo de producción, costeo industrial, production costing, costo de ventas | Contabilidad de costos, Hoja de costos
Costo estándar | technical | standard costing, costeo estándar | Contabilidad de costos
Hoja de costos | technical | hojas de costeo, estructura de costos, cost sheets, job cost sheet | Contabilidad de costos
Valorización de inventarios | technical | costeo de inventarios, kardex valorizado, inventory valuation, métodos peps y promedio | Kardex, Contabilidad de costos
Depreciación de activos | technical | depreciación de activos fijos, cálculo de depreciación, depreciation, contabilidad de activos fijos | Control de activos fijos, NIIF
Cuentas por pagar | technical | accounts payable, ?cxp, gestión de cuentas por pagar, pago a proveedores, programación de pagos a proveedores | Tesorería, Registro de compras
Cuentas por cobrar | technical | accounts receivable, ?cxc, gestión de cuentas por cobrar | Cobranzas, Facturación
Facturación | technical | emisión de facturas, invoicing, ?billing, emisión de comprobantes, facturador | Facturación electrónica, Cuentas por cobrar
Facturación electrónica | technical | comprobantes de pago electrónicos, comprobantes electrónicos, facturador sunat, see sunat, factura electrónica, electronic invoicing, operador de servicios electrónicos, emision de comprobantes electronicos, sistema de facturacion electronica, e-invoicing | >Facturación, SUNAT Operaciones en Línea, Nubefact, Software contable
Notas de crédito y débito | technical | notas de crédito, notas de débito, credit notes | Facturación
Guías de remisión electrónicas | technical | guía de remisión, gre sunat, emisión de guías de remisión, electronic waybills, delivery notes | Facturación electrónica, Despacho de mercadería
Registro de compras | technical | registro de compras y ventas, registro de ventas, libro de compras, registro de comprobantes de pago, purchase ledger, purchases and sales journal | Registro contable, SIRE
Libro caja y bancos | technical | libro caja, libro bancos, registro de caja y bancos, cash book, cash and bank ledger | Conciliación bancaria
Libros contables | technical | libros y registros contables, libro diario, libro mayor, libro de inventarios y balances, legalización de libros, accounting books | Libros electrónicos PLE
Libros electrónicos PLE | tool | ple, programa de libros electrónicos, libros electrónicos, ple sunat, libros electrónicos sunat, electronic tax ledgers | Libros contables, SIRE
SIRE | tool | sistema integrado de registros electrónicos, rvie, rce sunat, sire sunat, registro de ventas e ingresos electrónico | Libros electrónicos PLE, SUNAT Operaciones en Línea
PDT | tool | pdt 621, pdt 601, programa de declaración telemática, pdt sunat, formulario 621, declara fácil 621 | Declaraciones mensuales, PLAME
Declaraciones mensuales | technical | declaración mensual de impuestos, declaraciones juradas mensuales, declaración de impuestos, igv renta, liquidación de impuestos, tax returns, cálculo de impuestos, declaraciones tributarias, declaraciones mensuales de impuestos, impuestos del mes, monthly tax returns, monthly tax filing | PDT, Tributación
Declaración jurada anual de renta | technical | dj anual, declaración anual de renta, renta anual, declaración anual del impuesto a la renta, formulario virtual 710, annual income tax return, annual tax return | >Impuesto a la renta de tercera categoría, Tributación
SUNAT Operaciones en Línea | tool | sol sunat, sunat sol, clave sol, plataforma sunat, ?sunat, portal sunat, trámites sunat, buzón electrónico sunat | Declaraciones mensuales, Facturación electrónica
Tributación | technical | tributación peruana, normativa tributaria, legislación tributaria, gestión tributaria, ?impuestos, taxation, normas tributarias, ?temas tributarios, ?tax, impuesto a la renta, determinación de impuestos, renta e igv | Declaraciones mensuales, Derecho tributario
IGV | technical | impuesto general a las ventas, prorrata del igv, ?vat, crédito fiscal | Tributación
Impuesto a la renta de tercera categoría | technical | renta de tercera categoría, impuesto a la renta empresarial, corporate income tax, régimen mype tributario, rmt | Tributación
Renta de cuarta y quinta categoría | technical | renta de quinta categoría, retención de quinta, recibos por honorarios, renta de cuarta categoría, rentas de trabajo, payroll income tax, personal income tax withholding | Planillas, Tributación
Impuesto a la renta de no domiciliados | technical | no domiciliados, retenciones a no domiciliados, withholding tax, convenios de doble imposición | Tributación internacional
Regímenes tributarios MYPE | technical | nuevo rus, ?nrus, régimen especial de renta, regímenes tributarios, régimen mype, contabilidad de mypes, contabilidad de pequeñas empresas, contabilidad de microempresas, small business tax regimes | Tributación, Impuesto a la renta de tercera categoría, Declaraciones mensuales
Detracciones | technical | sistema de detracciones, spot sunat, pago de detracciones, autodetracciones, tax detraction system | Retenciones y percepciones
Retenciones y percepciones | technical | retenciones del igv, percepciones del igv, agente de retención, comprobante de retención, tax withholdings | IGV
Bancarización | technical | medios de pago sustentatorios, itf, banked payments rule, use of bank payment methods | Tributación, Cuentas por pagar
Devolución de impuestos | technical | devolución de saldos a favor, saldo a favor del exportador, devolución del igv, tax refund, pdb exportadores, recuperación anticipada del igv | IGV, Drawback
Planeamiento tributario | technical | planificación tributaria, tax planning, consultoría tributaria, asesoría tributaria, tax advisory | Tributación, Derecho tributario
Tributación internacional | technical | international tax, fiscalidad internacional | Precios de transferencia, Tributación
Precios de transferencia | technical | transfer pricing, reporte local precios de transferencia, estudio de precios de transferencia | Tributación internacional
Fiscalización tributaria | technical | atención de fiscalizaciones sunat, requerimientos sunat, fiscalizaciones de sunat, esquelas y cartas inductivas, tax inspection, atención de requerimientos de sunat | Reclamaciones tributarias, Tributación
Reclamaciones tributarias | technical | procedimiento contencioso tributario, apelaciones ante el tribunal fiscal, contencioso tributario, tax litigation | Derecho tributario
Auditoría tributaria | technical | auditoría tributaria preventiva, tax audit, auditor tributario | Auditoría, Tributación
Tributación municipal | technical | tributos municipales, impuesto de alcabala, contribuciones municipales, municipal taxation, local taxes | Rentas municipales, Derecho tributario
Tributación aduanera | technical | tributos aduaneros, cálculo de tributos de importación, derechos arancelarios, ad valorem, customs taxation, import duties | Aduanas, Clasificación arancelaria
Tributación minera y regalías | technical | regalías mineras, impuesto especial a la minería, canon minero, mining taxes and royalties, mining taxation | Derecho minero, Tributación
Contabilidad minera | technical | costos mineros, contabilidad de empresas mineras, mining accounting | Contabilidad general, Contabilidad de costos
Contabilidad agrícola | technical | contabilidad agropecuaria, activos biológicos nic 41, régimen agrario contable, agricultural accounting, farm accounting | Contabilidad general, Planilla agraria
Contabilidad de construcción | technical | contabilidad de obras, contabilidad de consorcios, contabilidad inmobiliaria, construction accounting, job costing in construction | Contabilidad general, Administración de obra
Contabilidad bancaria | technical | contabilidad de entidades financieras, contabilidad de cooperativas, manual de contabilidad sbs, bank accounting, banking accounting | Contabilidad general, Normativa SBS
Contabilidad hotelera | technical | contabilidad de hoteles y restaurantes, uniform system of accounts | Contabilidad general, Costos de alimentos y bebidas
Contabilidad de organizaciones sin fines de lucro | technical | contabilidad de ong, contabilidad de asociaciones, rendición financiera de proyectos de cooperación, nonprofit accounting, ngo accounting | Contabilidad general, Rendición de fondos de cooperación
CONCAR | tool | concar sql, concar cb, real systems concar, sistema concar | Contabilidad general, Siscont, Starsoft, Software contable
Starsoft | tool | star soft, starsoft contabilidad, starsoft gold, starsoft erp | Contabilidad general, Siscont, >ERP, Concar
Siscont | tool | siscont contable, sistema siscont | Contabilidad general, CONCAR, Software contable
Contasis | tool | contasiscorp, contasis contabilidad, sistema contasis, contasis erp | Contabilidad general, CONCAR, Software contable
Foxcont | tool | sistema foxcont, fox cont | Contabilidad general, CONCAR
Contanet | tool | sistema contanet | Contabilidad general, CONCAR
Nubecont | tool | sistema nubecont | Contabilidad general, CONCAR
Ofisis Contabilidad | tool | ofisis financiero, ofisis ofimática | Contabilidad general, Ofiplan
Miranda Software Contable | tool | sistema miranda, software miranda | Contabilidad general, Siscont
Nisira | tool | nisira erp, sistema nisira | Contabilidad agrícola, Planilla agraria
Exactus | tool | exactus erp, softland exactus, softland, softland erp | Contabilidad general, >ERP
Spring ERP | tool | spring royal systems, royal systems, sistema spring contable | Contabilidad general, >ERP
Defontana | tool | defontana erp | Contabilidad general, Facturación electrónica, >ERP
?Alegra | tool | alegra contabilidad | Facturación electrónica, Contabilidad general, Software contable
QuickBooks | tool | quick books, intuit quickbooks, quickbooks online | Contabilidad general, Software contable
Nubefact | tool | nubefact facturación, nube fact, facturador nubefact | Facturación electrónica
Bsale | tool | bsale facturación, bsale perú, bsale pos | Facturación electrónica, Punto de venta
Outsourcing contable | technical | asesoría contable, estudio contable, servicios contables externos, llevado de contabilidad, cartera de clientes contables, ?cartera de clientes mype, contabilidad completa, contabilidad de clientes, accounting outsourcing, outsourced accounting | >Contabilidad general, Declaraciones mensuales
Auditoría | technical | ?audit, auditoría de procesos, ?auditing | Control interno, Auditoría interna, Auditoría externa
Auditoría financiera | technical | financial audit, auditoría de estados financieros | >Auditoría, Auditoría externa, Normas Internacionales de Auditoría
Auditoría externa | technical | external audit, auditor externo, firma auditora, big four, auditoría big 4 | >Auditoría
Auditoría interna | technical | internal audit, auditor interno corporativo | >Auditoría, Control interno, Certificación CIA
Auditoría operativa | technical | auditoría de gestión, operational audit | >Auditoría
Auditoría de cumplimiento tributario y laboral | technical | auditoría laboral, labor audit, auditoría de planillas | Auditoría, Derecho laboral
Auditoría forense | technical | forensic audit, peritaje contable, investigación de fraudes, prevención de fraudes, fraud examination | Auditoría, Pericia contable judicial
Pericia contable judicial | technical | perito contable, pericias contables, peritaje contable judicial, forensic accounting expert, accounting expert witness | Auditoría forense
Normas Internacionales de Auditoría | technical | nagas, international standards on auditing, normas nia, papeles de trabajo de auditoría | Auditoría financiera
Control interno | technical | internal control, matriz de riesgos y controles, evaluación de control interno | COSO, Auditoría interna
COSO | technical | coso erm, coso 2013, marco coso, modelo coso, coso framework | Control interno, Gestión de riesgos empresariales
Ley Sarbanes-Oxley | technical | sox, sarbanes oxley, controles sox, sox compliance | Control interno, COSO
Arqueo de caja | technical | arqueo, arqueos sorpresivos, cash count | Manejo de caja, Control interno
Toma de inventarios contable | technical | observación de inventarios, inventario físico contable, inventario de existencias, inventory observation, stocktake observation | Toma de inventarios físicos, Auditoría financiera
TeamMate | tool | teammate+, team mate audit | Auditoría interna
ACL Analytics | tool | acl audit, galvanize acl, diligent acl | Auditoría, IDEA Auditoría
IDEA Auditoría | tool | caseware idea, idea audit software | Auditoría
Certificación CIA | technical | certified internal auditor, auditor interno certificado | >Auditoría interna
Contador público colegiado | technical | cpcc, contador colegiado, colegiatura de contador, certified public accountant, contador público certificado | >Contabilidad general, Elaboración de estados financieros
Constitución contable de empresas | technical | inscripción en ruc, trámite de ruc, alta de ruc, apertura de empresas en sunat, ficha ruc, tax registration of companies | Constitución de empresas, SUNAT Operaciones en Línea
Reporte tributario de beneficiario final | technical | beneficiario final, declaración de beneficiario final, beneficial owner reporting, ultimate beneficial owner | Tributación, Prevención de lavado de activos
Reporte DAOT | technical | daot, declaración anual de operaciones con terceros, annual third party transactions return | Declaraciones mensuales
Validación de comprobantes de pago | technical | consulta de validez de cpe, validación de cpe, sustento de comprobantes, invoice validation, payment voucher validation | Facturación electrónica, Registro de compras
Contabilidad en moneda extranjera | technical | diferencia de cambio, ajuste por diferencia de cambio, foreign currency accounting | Contabilidad general, Tipo de cambio
Reportes de gestión contable | technical | reportes gerenciales contables, management reporting, reporting financiero, reporte a casa matriz | Elaboración de estados financieros, Control de gestión
`
