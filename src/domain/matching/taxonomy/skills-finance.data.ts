/** Skills of finance, banking, microfinance, treasury and insurance: name | category | synonyms | related. */
export const financeSkills = `
Finanzas corporativas | technical | corporate finance, ?finanzas, ?finance, gestión financiera, ?administración financiera, financial management | Planeamiento financiero, Análisis financiero
Análisis financiero | technical | financial analysis, ratios financieros, análisis de ratios, evaluación financiera, análisis económico financiero | Análisis de estados financieros, Modelamiento financiero
Análisis de estados financieros | technical | lectura de estados financieros, interpretación de estados financieros, análisis de balances, financial statement analysis | Análisis financiero, Evaluación crediticia
Planeamiento financiero | technical | planificación financiera, fp&a, financial planning, planeamiento y control financiero, financial planning and analysis | Presupuesto empresarial, Proyecciones financieras
Presupuesto empresarial | technical | elaboración de presupuestos, control presupuestal, presupuestos anuales, budgeting, ?presupuestos, control presupuestario, gestión presupuestal | Planeamiento financiero, Proyecciones financieras
Proyecciones financieras | technical | financial forecasting, ?forecast, pronóstico financiero, proyección de ingresos y gastos | Modelamiento financiero, Presupuesto empresarial
Modelamiento financiero | technical | modelos financieros, financial modeling, modelado financiero, modelación financiera | Valorización de empresas, Evaluación de proyectos de inversión
Valorización de empresas | technical | valoración de empresas, company valuation, business valuation, flujo de caja descontado, ?dcf | Modelamiento financiero, Fusiones y adquisiciones
Evaluación de proyectos de inversión | technical | evaluación de proyectos, evaluación económica de proyectos, cálculo de van y tir, investment appraisal, formulación y evaluación de proyectos | Modelamiento financiero, Evaluación social de proyectos
Fusiones y adquisiciones | technical | mergers and acquisitions, due diligence financiero, due diligence, fusiones y adquisiciones de empresas | Valorización de empresas, Derecho corporativo
Banca de inversión | technical | investment banking, estructuración financiera, estructuración de financiamientos | Mercado de capitales, Project finance
Project finance | technical | financiamiento de proyectos, financiamiento estructurado | Banca de inversión, Asociaciones Público Privadas
Mercado de capitales | technical | mercado de valores, capital markets, smv, bolsa de valores, emisión de bonos, bvl | Renta fija, Renta variable, Derecho del mercado de valores
Renta fija | technical | fixed income, ?bonos, instrumentos de renta fija, mercado de bonos, bond market | Gestión de portafolios
Renta variable | technical | equities, equity research, inversión en acciones, análisis bursátil | Gestión de portafolios, Mercado de capitales
Gestión de portafolios | technical | portfolio management, administración de carteras de inversión, gestión de inversiones, portafolio de inversión, asset management | Mercado de capitales, Fondos mutuos
Fondos mutuos | technical | fondos de inversión, mutual funds, safi | Gestión de portafolios
Derivados financieros | technical | ?forwards, coberturas financieras, hedging, swaps financieros, financial derivatives | Mesa de dinero, Gestión de riesgo de mercado
Mesa de dinero | technical | trading de divisas, mesa de distribución, trading desk, mesa de cambios, money desk, treasury trading desk | Tipo de cambio, Tesorería bancaria
Trading bursátil | technical | trader, ?trading, análisis técnico bursátil, technical analysis | Renta variable, Mesa de dinero
Tipo de cambio | technical | compra y venta de dólares, operaciones de cambio, foreign exchange, negociación de tipo de cambio, casa de cambio | Tesorería
Matemática financiera | technical | financial mathematics, cálculo financiero | Análisis financiero
Bloomberg Terminal | tool | bloomberg, terminal bloomberg | Mercado de capitales, Reuters Eikon
Reuters Eikon | tool | refinitiv eikon, refinitiv, reuters | Mercado de capitales
Economática | tool | economatica software, plataforma economática | Renta variable, Mercado de capitales
Certificación CFA | technical | cfa charterholder, chartered financial analyst, cfa nivel i, cfa level i | >Análisis financiero, Gestión de portafolios
Certificación FRM | technical | financial risk manager, certificacion garp frm | >Gestión de riesgos financieros
Tesorería | technical | treasury, gestión de tesorería, manejo de tesorería, operaciones de tesorería | Flujo de caja, Conciliación bancaria, Pagos y transferencias bancarias
Flujo de caja | technical | cash flow, flujo de efectivo, control de flujo de caja, flujo de caja proyectado | Tesorería, Gestión de liquidez
Gestión de liquidez | technical | cash management, administración de liquidez, ?liquidez | Tesorería, Capital de trabajo
Capital de trabajo | technical | working capital, financiamiento de capital de trabajo | Gestión de liquidez
Pagos y transferencias bancarias | technical | transferencias interbancarias, pagos masivos, pagos telecrédito, emisión de cheques, pagos bancarios, transferencias bancarias, banca electrónica, pagos masivos por banca, ?bancos, operaciones con bancos, banca por internet, pagos y cobros, bank transfers, wire transfers | Telecrédito BCP, Cuentas por pagar
Telecrédito BCP | tool | telecrédito, tlc bcp | Pagos y transferencias bancarias
Banca por internet empresas | tool | bbva net cash, netcash, interbank empresas, telebanking scotiabank, banca electrónica empresarial, plataformas bancarias | Pagos y transferencias bancarias
Cartas fianza | technical | trámite de cartas fianza, renovación de cartas fianza, pólizas de caución, bank guarantees, bank bonds | Tesorería, Productos bancarios
Líneas de crédito bancarias | technical | negociación con bancos, gestión de financiamiento, relación con bancos, negociación bancaria, pagarés bancarios, bank credit lines, credit facilities | Tesorería, Leasing
Leasing | technical | arrendamiento financiero, leaseback, contratos de leasing | Productos bancarios
Factoring | technical | descuento de facturas, facturas negociables, ?confirming, factoring electrónico | Cuentas por cobrar, Productos bancarios
Créditos y cobranzas | technical | credit and collections, gestión de créditos y cobranzas | >Cobranzas, Evaluación crediticia
Cobranzas | technical | gestión de cobranzas, debt collection, recaudación de deudas, recuperación de cartera, cobranza de facturas | Cuentas por cobrar, Cobranza telefónica
Cobranza telefónica | technical | cobranza por teléfono, call center de cobranzas, telecobranza, phone collections, gestor de cobranza telefonica, recuperacion de cartera telefonica | >Cobranzas, Call center, Manejo de objeciones
Cobranza de campo | technical | gestor de cobranza de campo, cobranza domiciliaria, visitas de cobranza, field collections | >Cobranzas
Cobranza judicial | technical | recuperaciones judiciales, cobranza extrajudicial y judicial, judicial collections, ejecución de garantías | >Cobranzas, Derecho procesal civil
Negociación y refinanciamiento de deudas | technical | refinanciación de deudas, reprogramación de deudas, refinanciamiento de créditos, convenios de pago, debt refinancing, debt restructuring | Cobranzas
Evaluación crediticia | technical | análisis crediticio, análisis de créditos, credit analysis, evaluación de créditos, otorgamiento de créditos, admisión de riesgos, underwriting crediticio | Riesgo crediticio, Centrales de riesgo
Centrales de riesgo | tool | infocorp, equifax, ?sentinel, consulta en centrales de riesgo, experian | Evaluación crediticia
Scoring crediticio | technical | credit scoring, modelos de score | Riesgo crediticio, Evaluación crediticia
Riesgo crediticio | technical | riesgo de crédito, credit risk, provisiones por riesgo de crédito, seguimiento de cartera crediticia | Gestión de riesgos financieros, Control de morosidad
Control de morosidad | technical | ?mora, gestión de mora, reducción de mora, cartera atrasada, control de mora, delinquency control, loan delinquency management | Cobranzas, Riesgo crediticio
Gestión de riesgos financieros | technical | riesgos financieros, financial risk management, gestión integral de riesgos, administración de riesgos | Riesgo operacional, Gestión de riesgo de mercado
Riesgo operacional | technical | operational risk, riesgo operativo | Continuidad del negocio, Gestión de riesgos empresariales
Gestión de riesgo de mercado | technical | riesgo de mercado, market risk, value at risk, riesgo de liquidez | Gestión de riesgos financieros
Gestión de riesgos empresariales | technical | enterprise risk management, riesgos corporativos, iso 31000, matriz de riesgos corporativos | Gestión de riesgos financieros, Control interno
Continuidad del negocio | technical | business continuity, bcp continuidad, plan de continuidad del negocio, iso 22301, bcp | Riesgo operacional, Recuperación ante desastres, Gestión de riesgos de TI
Prevención de lavado de activos | technical | splaft, plaft, lavado de activos, laft, anti money laundering, ?aml, financiamiento del terrorismo, know your customer, uif perú, ?kyc | Oficial de cumplimiento, Compliance
Oficial de cumplimiento | technical | oficial de cumplimiento normativo, compliance officer, certificación fibaaml, certificación amlca | Compliance
Normativa SBS | technical | regulación sbs, reglamentos sbs, ?sbs, superintendencia de banca y seguros, regulación financiera, anexos y reportes sbs, banking regulations, banking and insurance regulations | Gestión de riesgos financieros, Derecho bancario
Protección al consumidor financiero | technical | conducta de mercado, transparencia de información sbs, reclamos financieros, financial consumer protection | Normativa SBS, Protección al consumidor
Operaciones bancarias | technical | banca y finanzas, ?banca, ?banking, operaciones financieras bancarias, back office bancario | Productos bancarios, Operaciones en ventanilla
Productos bancarios | technical | productos y servicios bancarios, productos financieros, productos activos y pasivos, banking products, colocaciones y captaciones | Operaciones bancarias
Operaciones en ventanilla | technical | representante financiero de ventanilla, cajero bancario, bank teller, promotor de servicios bancarios, recibidor pagador | Manejo de efectivo, Operaciones bancarias
Manejo de efectivo | technical | manejo de dinero, recuento de billetes, cash handling, manejo de valores, custodia de efectivo, Manejo de caja, cajero, cajera, caja registradora, cuadre de caja, operacion de caja, cierre de caja, cash register, ?caja, apertura y cierre de caja, cashier, cobro en caja, atención en caja, manejo de caja registradora | Detección de billetes falsos, Sistemas de punto de venta, Atención al cliente
Detección de billetes falsos | technical | reconocimiento de billetes falsos, identificación de billetes falsos, verificación de billetes, billetes falsos, counterfeit detection | Manejo de efectivo
Banca personal | technical | banca minorista, retail banking, asesor financiero de banca personal, ejecutivo de banca personal | Productos bancarios
Banca empresa | technical | banca corporativa, corporate banking, banca negocios, funcionario de negocios, banca pyme, ejecutivo de banca negocios | Evaluación crediticia, Productos bancarios
Banca privada | technical | private banking, wealth management, gestión patrimonial de inversiones, asesoría de inversiones | Gestión de portafolios
Tarjetas de crédito | technical | colocación de tarjetas de crédito, ?medios de pago, credit cards, adquirencia | Productos bancarios, Procesamiento de pagos
Procesamiento de pagos | technical | pasarelas de pago, payment processing, payment gateway, conciliación de medios de pago, integracion de pasarelas de pago | Conciliación bancaria, Comercio electrónico, Desarrollo de API
Billeteras digitales | tool | yape empresas, plin negocios, dinero electrónico, billetera electrónica, mobile wallets | Procesamiento de pagos
Crédito hipotecario | technical | mivivienda, crédito mivivienda, techo propio, mortgage loans, préstamos hipotecarios | Venta de inmuebles, Productos bancarios
Crédito vehicular | technical | auto loans, financiamiento vehicular | Productos bancarios
Créditos por convenio | technical | préstamos por convenio, descuento por planilla, créditos de consumo, préstamos personales, payroll loans, payroll deduction loans | Productos bancarios
Microfinanzas | technical | microfinance, cajas municipales, cajas rurales, edpymes, sector microfinanciero | Análisis de créditos microempresa, Cooperativas de ahorro y crédito
Análisis de créditos microempresa | technical | analista de créditos pyme, créditos mype, microcréditos, asesor de negocios de microfinanzas, créditos a la microempresa, crédito pyme, microcredit, levantamiento de información en campo para créditos, microcredit analysis, microenterprise lending | >Microfinanzas, >Evaluación crediticia
Crédito agropecuario | technical | ?agrobanco, crédito agrícola, rural credit | Análisis de créditos microempresa
Banca comunal | technical | bancos comunales, crédito grupal, village banking | Microfinanzas, Inclusión financiera
Inclusión financiera | technical | educación financiera, financial inclusion, financial literacy | Microfinanzas
Cooperativas de ahorro y crédito | technical | coopac, fenacrep, cooperativas coopac, credit unions, savings and credit cooperatives | Microfinanzas
Captación de ahorros | technical | ?captaciones, depósitos a plazo fijo, captación de depósitos, apertura de cuentas, deposit taking, savings deposits | Productos bancarios
Agentes corresponsales | technical | agentes bancarios, corresponsalía, cajeros corresponsales, red de agentes, correspondent banking agents, agent banking | Operaciones bancarias
Crédito prendario | technical | créditos pignoraticios, tasación de joyas, crédito con garantía de joyas, préstamos prendarios, pawn loans, pawnbroking | Evaluación crediticia
Gestión de garantías | technical | constitución de garantías, garantías hipotecarias, garantías mobiliarias, levantamiento de garantías, collateral management, loan guarantees | Evaluación crediticia, Derecho bancario
Tesorería bancaria | technical | bank treasury, encaje bancario, liquidez bancaria, balance estructural, asset liability management | Gestión de liquidez
Transferencias internacionales | technical | giros al exterior, swift mt, mensajería swift, ?remesas, international transfers | Cartas de crédito, Pagos y transferencias bancarias
Seguros generales | technical | seguros patrimoniales, ?insurance, property insurance, ramos generales, ?seguros, productos de seguros, seguros personales, ramo de seguros | Suscripción de seguros, Gestión de siniestros, Corretaje de seguros, Venta de seguros
Seguros de personas | technical | ?seguros de vida, seguros de salud y vida, life insurance, rentas vitalicias, seguros de accidentes personales | Suscripción de seguros
Seguros vehiculares | technical | soat, car insurance | Gestión de siniestros
?SCTR | technical | seguro complementario de trabajo de riesgo, trámite de sctr, emisión de sctr, high risk work insurance | Seguros de personas, Póliza vida ley
Póliza vida ley | technical | seguro vida ley, ?vida ley, gestión de vida ley, statutory life insurance | SCTR, Beneficios sociales
Suscripción de seguros | technical | suscripción de riesgos, insurance underwriting, underwriter, cotización de seguros, underwriting, suscriptor de seguros, evaluacion de riesgos de seguros | Seguros generales
Gestión de siniestros | technical | atención de siniestros, liquidación de siniestros, claims management, procurador de siniestros, ajuste de siniestros, ?siniestros, claims adjuster | Seguros generales
Corretaje de seguros | technical | broker de seguros, corredor de seguros, insurance brokerage | Seguros generales, Venta de seguros
Reaseguros | technical | reinsurance, colocacion de reaseguros | Seguros generales
Cálculo actuarial | technical | ciencias actuariales, actuarial science, actuario, matemática actuarial | Seguros de personas, Estadística
Sistema privado de pensiones | technical | fondos de pensiones, afp integra, pensiones spp, pension funds, asesoría previsional | Jubilación y pensiones, AFPnet
Financiamiento no bancario y fintech | technical | fintech, crowdfunding, crowdlending, capital de riesgo, venture capital | Billeteras digitales, Microfinanzas
Criptoactivos | technical | criptomonedas, cryptocurrency, bitcoin, activos virtuales | Financiamiento no bancario y fintech
?Economía | technical | ?economics, análisis económico, análisis macroeconómico, ?macroeconomía, ?microeconomía | Econometría, Regulación económica
Regulación económica | technical | organismos reguladores, economic regulation, ?osiptel, ?ositran, tarifas reguladas | Economía, Derecho de la competencia
Estudios de factibilidad | technical | feasibility studies, prefactibilidad, estudios de prefactibilidad, Evaluación de factibilidad, feasibility study, estudio de viabilidad | Evaluación de proyectos de inversión, Caso de negocio
Plan de negocios | technical | business plan, elaboración de planes de negocio, modelo de negocio canvas | Evaluación de proyectos de inversión, Planeamiento estratégico
Control de costos y gastos | technical | reducción de costos, control de gastos, optimización de costos, cost control | Contabilidad de costos, Presupuesto empresarial
`
