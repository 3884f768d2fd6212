/** Skills of databases, data engineering, data science and artificial intelligence. One per line: name | category | synonyms | related names ('>X': who has it surely has X). */
export const dataSkills = `
SQL | tool | lenguaje sql, structured query language, consultas sql, queries sql, sql queries, consultas a base de datos | PL/SQL, T-SQL, SQL Server
SQL Server | tool | microsoft sql server, ms sql server, mssql, ms sql, sqlserver, sql server management studio, ssms | >SQL, Oracle Database, T-SQL
T-SQL | tool | transact-sql, tsql | >SQL, PL/SQL
Oracle Database | tool | oracle db, base de datos oracle, oracle 19c, oracle 12c, oracle 11g, bd oracle, ?oracle | >SQL, PL/SQL, SQL Server, PostgreSQL
PL/SQL | tool | plsql, oracle pl/sql | >SQL, Oracle Database, T-SQL
Oracle RAC | tool | real application clusters | >Oracle Database, Oracle Data Guard, Alta disponibilidad
Oracle Data Guard | tool | data guard oracle | >Oracle Database
Oracle Exadata | tool | exadata | >Oracle Database
TOAD | tool | toad for oracle, quest toad | Oracle Database, SQL Developer
SQL Developer | tool | oracle sql developer | >SQL, Oracle Database, TOAD
DBeaver | tool | d beaver | SQL, SQL Developer
PostgreSQL | tool | postgres, postgre sql, postgresql database, pgsql, plpgsql | >SQL, MySQL, Oracle Database
PostGIS | tool | post gis | >PostgreSQL, Sistemas de información geográfica
MySQL | tool | my sql, mysql workbench | >SQL, PostgreSQL, MariaDB
MariaDB | tool | maria db | >SQL, MySQL
SQLite | tool | sql lite | >SQL
IBM Db2 | tool | db2, ibm db2 luw, db2 z/os | >SQL, Oracle Database
Sybase | tool | sap ase, sybase ase, sybase iq, sap sybase | >SQL, SQL Server
Informix | tool | ibm informix | >SQL
Teradata | tool | tera data, bteq | >SQL, Data warehouse
SAP HANA | tool | hana database, hana db, base de datos hana, sap hana db | SAP S/4HANA, SQL
MongoDB | tool | mongo, mongo db, mongodb atlas | >NoSQL, Apache Cassandra, Amazon DynamoDB
NoSQL | technical | no sql, bases de datos nosql, bases de datos no relacionales | MongoDB, Redis
Redis | tool | redis cache, redis database | NoSQL, Memcached
Memcached | tool | mem cached | Redis
Apache Cassandra | tool | ?cassandra, cassandra db, datastax | >NoSQL, MongoDB
Couchbase | tool | couch base | >NoSQL, MongoDB
CouchDB | tool | apache couchdb | >NoSQL, Couchbase
Neo4j | tool | neo 4j, bases de datos de grafos | >NoSQL
Elasticsearch | tool | elastic search, elastic | Elastic Stack, Apache Solr
OpenSearch | tool | amazon opensearch | Elasticsearch
Apache Solr | tool | solr | Elasticsearch
InfluxDB | tool | influx db, bases de datos de series temporales | NoSQL, Grafana
ClickHouse | tool | click house | SQL, Data warehouse
Bases de datos | technical | databases, bases de datos relacionales, rdbms, bbdd, sgbd, database systems, relational databases | SQL, Administración de bases de datos, Modelado de datos
Administración de bases de datos | technical | dba, database administration, database administrator, gestion de bases de datos | >Bases de datos, Respaldo y recuperación de datos
Modelado de datos | technical | data modeling, modelamiento de datos, modelo entidad relacion, diseno de bases de datos, modelamiento de base de datos | >Bases de datos, Modelado dimensional
Procedimientos almacenados | technical | stored procedures, store procedures, procedures y triggers, triggers sql | >SQL, T-SQL, PL/SQL
Optimización de consultas | technical | query optimization, sql tuning, tuning de base de datos, query tuning, optimizacion de queries, performance tuning sql | >SQL, Administración de bases de datos
Respaldo y recuperación de datos | technical | backup and recovery, backup y restore, copias de seguridad de datos, backup y recuperacion | Veeam, Recuperación ante desastres
Migración de datos | technical | data migration, migracion de bases de datos | ETL, Bases de datos
Erwin Data Modeler | tool | erwin | Modelado de datos
PowerDesigner | tool | power designer, sap powerdesigner | Modelado de datos, Erwin Data Modeler
Ingeniería de datos | technical | data engineering, data engineer, ingeniero de datos | ETL, Apache Spark, Data lake, Arquitectura de datos
Arquitectura de datos | technical | data architecture, data architect, arquitecto de datos | Ingeniería de datos, Gobierno de datos, Data warehouse
Gobierno de datos | technical | data governance, gobernanza de datos, dama dmbok, dmbok | Calidad de datos, Gestión de datos maestros
Calidad de datos | technical | data quality, control de calidad de datos, limpieza de datos, depuracion de datos, data cleaning, data cleansing | Gobierno de datos, Procesamiento de datos
Gestión de datos maestros | technical | master data management, mdm datos, master data, maestro de datos, data maestra, datos maestros | Gobierno de datos, Calidad de datos
Collibra | tool | collibra data governance | Gobierno de datos, Microsoft Purview
Microsoft Purview | tool | azure purview | Gobierno de datos, Collibra
ETL | technical | extract transform load, elt, procesos etl, extraccion transformacion y carga, etl/elt | SSIS, Informatica PowerCenter, Pipelines de datos
Pipelines de datos | technical | data pipelines, flujos de datos, tuberias de datos | ETL, Apache Airflow, Ingeniería de datos
Data warehouse | technical | dwh, datawarehouse, almacen de datos, data warehousing, data mart, datamart | Modelado dimensional, ETL, Data lake
Data lake | technical | datalake, lago de datos, data lakehouse, lakehouse | Data warehouse, Big data
Modelado dimensional | technical | dimensional modeling, modelo estrella, star schema, kimball, modelado multidimensional | Data warehouse, Modelado de datos
Big data | technical | bigdata, macrodatos, grandes volumenes de datos | Apache Hadoop, Apache Spark, Ingeniería de datos
Apache Hadoop | tool | hadoop, hdfs, mapreduce | >Big data, Apache Hive, Cloudera
Apache Hive | tool | ?hive, hiveql | Apache Hadoop, SQL
Apache Impala | tool | cloudera impala, ?impala | Apache Hive, Apache Hadoop
Apache HBase | tool | hbase | Apache Hadoop, NoSQL
Cloudera | tool | cloudera cdp, cloudera cdh | Apache Hadoop
Apache Spark | tool | ?spark, spark sql, spark scala, spark streaming | Big data, PySpark, Databricks
PySpark | tool | py spark, python spark | >Apache Spark, >Python
Databricks | tool | data bricks | Apache Spark, Snowflake, Microsoft Fabric
Delta Lake | tool | delta tables | Databricks, Data lake
Apache Kafka | tool | kafka, confluent kafka, kafka streams, kafka connect | RabbitMQ, Arquitectura orientada a eventos
Apache Flink | tool | flink | Apache Kafka, Apache Spark
Apache NiFi | tool | nifi, ni-fi | ETL, Apache Airflow
Apache Airflow | tool | airflow, airflow dags | Pipelines de datos, ETL, Python
Apache Beam | tool | beam python | Google Dataflow, Apache Spark
?dbt | tool | data build tool, dbt cloud, dbt core | >SQL, ETL
Airbyte | tool | air byte | ETL, Pipelines de datos
Fivetran | tool | five tran | ETL, Airbyte
Snowflake | tool | snow flake, snowflake db | >SQL, Data warehouse, BigQuery, Amazon Redshift
SSIS | tool | sql server integration services, integration services | >SQL Server, >ETL, SSAS, SSRS
SSAS | tool | sql server analysis services, analysis services, cubos olap ssas | SQL Server, Cubos OLAP
SSRS | tool | sql server reporting services, reporting services | SQL Server, Crystal Reports
Informatica PowerCenter | tool | informatica power center, informatica iics, informatica idmc, powercenter | >ETL, Talend, IBM DataStage
IBM DataStage | tool | datastage, data stage, infosphere datastage | >ETL, Informatica PowerCenter
Talend | tool | talend open studio, talend data integration | >ETL, Pentaho
Pentaho | tool | pentaho data integration, pdi pentaho, pentaho kettle, spoon pentaho | >ETL, Talend
Oracle Data Integrator | tool | odi oracle, oracle odi, ?odi | >ETL, Oracle Database
Oracle GoldenGate | tool | golden gate, goldengate | Oracle Database, Oracle Data Integrator
SAP Data Services | tool | sap bods, bods sap, businessobjects data services | >ETL, SAP BW
Alteryx | tool | alteryx designer | ETL, KNIME, Análisis de datos
KNIME | tool | knime analytics | Alteryx, RapidMiner
RapidMiner | tool | rapid miner | KNIME, Minería de datos
Matillion | tool | matillion etl | >ETL, Snowflake
Web scraping | technical | webscraping, scraping, extraccion de datos web | Python, Selenium
Scrapy | tool | scrapy python | >Web scraping, >Python
Beautiful Soup | tool | beautifulsoup, bs4 | >Web scraping, >Python
Power Query | tool | lenguaje m, power query m, get and transform | Microsoft Excel, Power BI, ETL
Microsoft Fabric | tool | ms fabric, fabric microsoft, onelake | Power BI, Azure Synapse Analytics
Ciencia de datos | technical | data science, data scientist, cientifico de datos | Machine learning, Python, Análisis estadístico
Análisis de datos | technical | data analysis, data analytics, analitica de datos, analisis de la data, ?analitica, analisis de informacion y datos | Visualización de datos, SQL, Microsoft Excel
Analítica avanzada | technical | advanced analytics, analitica predictiva, predictive analytics, analisis predictivo, modelos predictivos, modelado predictivo | Machine learning, Análisis de datos, Modelos estadísticos
Analítica web | technical | web analytics, analisis web, analitica digital, digital analytics | Google Analytics, Análisis de datos
Análisis exploratorio de datos | technical | eda datos, exploratory data analysis, exploracion de datos | Análisis de datos, Pandas
Minería de datos | technical | data mining, mineria de procesos y datos, text mining, mineria de texto, crisp-dm | Machine learning, Análisis de datos
Procesamiento de datos | technical | data processing, tratamiento de datos, manejo de datos, manejo de data, gestion de datos, data management | Análisis de datos, Calidad de datos
Estadística aplicada | technical | estadistica, statistics, estadistica descriptiva, análisis estadístico, statistical analysis, métodos estadísticos, procesamiento estadístico de datos, analisis de datos estadisticos | Modelos estadísticos, Estadística inferencial, SPSS, R
Modelos estadísticos | technical | statistical modeling, modelado estadistico, modelamiento estadistico, regresion logistica, regresion lineal, modelos econometricos | Estadística aplicada, Analítica avanzada
Series de tiempo | technical | time series, series temporales, modelos arima, forecasting estadistico, time series analysis, pronósticos estadísticos | Modelos estadísticos, Machine learning, Econometría, Estadística
Muestreo estadístico | technical | diseno muestral, sampling, tecnicas de muestreo, diseño de muestras, tamaño de muestra, statistical sampling | Estadística aplicada, Encuestas, Diseño de encuestas
Scoring de clientes | technical | modelos de scoring, customer scoring, modelos de propension, propensity models | Analítica avanzada, Machine learning
Pruebas A/B | technical | ab testing, a/b testing, test a/b, experimentacion digital, a/b test | Optimización de la tasa de conversión, Estadística aplicada
Sistemas de recomendación | technical | recommender systems, motores de recomendacion | Machine learning
SPSS | tool | ibm spss, spss statistics, spss modeler, ibm spss statistics | Análisis estadístico, Stata, Minitab
Stata | tool | stata se, stata mp, software stata | Análisis estadístico, SPSS, R, Econometría
Minitab | tool | mini tab, minitab statistical software | Análisis estadístico, SPSS, Control estadístico de procesos
?SAS | tool | sas enterprise guide, sas base, sas miner, sas viya, software sas | Análisis estadístico, SPSS, SQL
EViews | tool | e-views | Modelos estadísticos, Stata, Econometría, Series de tiempo
RStudio | tool | r studio, posit | >R
?Shiny | tool | r shiny, shiny r | >R, Streamlit
Tidyverse | tool | dplyr, ggplot2 | >R
Jupyter | tool | jupyter notebook, jupyterlab, google colab, jupyter lab | Python, Ciencia de datos
Anaconda | tool | anaconda python, conda | Python, Jupyter
Pandas | tool | pandas python, python pandas | >Python, NumPy
NumPy | tool | num py | >Python, Pandas
Matplotlib | tool | mat plot lib | >Python, Visualización de datos
Seaborn | tool | seaborn python | >Python, Matplotlib
Plotly | tool | plotly dash | >Python, Matplotlib
SciPy | tool | sci py | >Python, NumPy
Scikit-learn | tool | sklearn | >Python, >Machine learning, XGBoost
XGBoost | tool | xgb, gradient boosting | >Machine learning, Scikit-learn
LightGBM | tool | light gbm, catboost | >Machine learning, XGBoost
TensorFlow | tool | tensor flow | >Aprendizaje profundo, PyTorch, Keras
Keras | tool | keras python | >Aprendizaje profundo, TensorFlow
PyTorch | tool | py torch, ?torch | >Aprendizaje profundo, TensorFlow
OpenCV | tool | open cv | >Visión por computadora, Python
MLflow | tool | ml flow | MLOps, Machine learning
Kubeflow | tool | kube flow | MLOps, Kubernetes
Hugging Face | tool | huggingface, transformers hugging face | Procesamiento de lenguaje natural, Modelos de lenguaje
Streamlit | tool | stream lit | >Python
Dataiku | tool | dataiku dss | Machine learning, Alteryx
DataRobot | tool | data robot | Machine learning, H2O.ai
AutoML | technical | auto ml, automated machine learning | >Machine learning
H2O.ai | tool | driverless ai | Machine learning
Inteligencia artificial | technical | ia, artificial intelligence, ?ai | Machine learning, Inteligencia artificial generativa
Machine learning | technical | aprendizaje automatico, aprendizaje de maquina, ?ml, aprendizaje supervisado, aprendizaje no supervisado | Inteligencia artificial, Aprendizaje profundo, Ciencia de datos
Aprendizaje profundo | technical | deep learning, redes neuronales, neural networks, deeplearning | >Machine learning, TensorFlow, PyTorch
Aprendizaje por refuerzo | technical | reinforcement learning, algoritmos de refuerzo | >Machine learning
Procesamiento de lenguaje natural | technical | nlp, natural language processing, pln | Machine learning, Modelos de lenguaje
spaCy | tool | spacy python | >Procesamiento de lenguaje natural, >Python
NLTK | tool | natural language toolkit | >Procesamiento de lenguaje natural, >Python
Visión por computadora | technical | computer vision, vision artificial, procesamiento de imagenes, image processing, reconocimiento de imagenes | Aprendizaje profundo, OpenCV
Inteligencia artificial generativa | technical | ia generativa, generative ai, genai, gen ai | >Inteligencia artificial, Modelos de lenguaje, Ingeniería de prompts
Modelos de lenguaje | technical | llm, large language models, grandes modelos de lenguaje, modelos llm | Inteligencia artificial generativa, LangChain
Ingeniería de prompts | technical | prompt engineering, diseno de prompts, creacion de prompts | Inteligencia artificial generativa, ChatGPT
Generación aumentada por recuperación | technical | retrieval augmented generation, rag llm | Modelos de lenguaje, Bases de datos vectoriales
Bases de datos vectoriales | technical | vector database, vector stores | Generación aumentada por recuperación
Agentes de IA | technical | ai agents, agentes inteligentes, agentic ai | Modelos de lenguaje, LangChain
Pinecone | tool | pinecone db | >Bases de datos vectoriales
LlamaIndex | tool | llama index | >Modelos de lenguaje, LangChain
LangGraph | tool | lang graph, crewai | >Agentes de IA, LangChain
LangChain | tool | lang chain | >Modelos de lenguaje, Python
OpenAI API | tool | api de openai, openai, gpt api | Modelos de lenguaje, ChatGPT
ChatGPT | tool | chat gpt, gpt-4 | Inteligencia artificial generativa, Google Gemini, Microsoft Copilot
Google Gemini | tool | gemini ai, gemini google, google bard | ChatGPT, Microsoft Copilot
?Claude | tool | claude ai, anthropic claude | ChatGPT
Detección de fraude con datos | technical | fraud analytics, modelos de fraude, fraud detection | Analítica avanzada
Investigación de operaciones | technical | operations research, optimizacion matematica, programacion lineal, lindo lingo | Modelos estadísticos, MATLAB, Ingeniería industrial, Estadística
Simulación de Montecarlo | technical | monte carlo, montecarlo, crystal ball oracle, @risk | Modelos estadísticos
Sistemas de información geográfica | technical | sig geografico, gis, analisis espacial, geographic information systems, geoprocesamiento, ?sig | ArcGIS, QGIS, Bases de datos, Cartografía
Ética y privacidad de datos | technical | data privacy, privacidad de datos, anonimizacion de datos | Gobierno de datos, Protección de datos personales
`
